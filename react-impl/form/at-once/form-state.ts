/** Why a submission failed: a text for the banner, and texts by field id. */
export interface Failure {
  readonly message: string;
  readonly errors: Readonly<Record<string, string>>;
}

/** Storefront §4 "Form submit", and the wait for the network. */
export type FormState =
  | { readonly name: 'idle' }
  | { readonly name: 'submitting' }
  | { readonly name: 'queued' }
  | { readonly name: 'success'; readonly text?: string }
  /** The server's words are shown, which say neither yes nor no. */
  | { readonly name: 'unclear'; readonly text: string }
  | { readonly name: 'failure'; readonly failure: Failure };

export type FormAction =
  | { readonly type: 'submit' }
  /** `text`: what the server says. */
  | { readonly type: 'succeed'; readonly text?: string | undefined }
  | { readonly type: 'doubt'; readonly text: string }
  | { readonly type: 'fail'; readonly failure: Failure }
  /** The submission waits for the network; also one that was waiting already when the page was loaded. */
  | { readonly type: 'queue' }
  /** The visitor has fixed a field. */
  | { readonly type: 'fix'; readonly field: string }
  | { readonly type: 'reset' };

export const idle: FormState = { name: 'idle' };

/** The next state. A second submit while submitting is ignored; only a submission that runs or waits can succeed. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'submit':
      return state.name === 'idle' || state.name === 'failure' ? { name: 'submitting' } : state;
    case 'succeed':
      return state.name === 'submitting' || state.name === 'queued'
        ? { name: 'success', ...(action.text && { text: action.text }) }
        : state;
    case 'doubt':
      return state.name === 'submitting' ? { name: 'unclear', text: action.text } : state;
    case 'queue':
      return state.name === 'submitting' || state.name === 'idle' ? { name: 'queued' } : state;
    case 'fail':
      return { name: 'failure', failure: action.failure };
    case 'fix': {
      if (state.name !== 'failure' || !Object.hasOwn(state.failure.errors, action.field)) return state;
      const errors = Object.fromEntries(
        Object.entries(state.failure.errors).filter(([field]) => field !== action.field),
      );
      return Object.keys(errors).length > 0 ? { name: 'failure', failure: { ...state.failure, errors } } : idle;
    }
    case 'reset':
      return idle;
  }
}

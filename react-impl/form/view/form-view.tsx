import type { formViewMessages } from '../../../shared/platform/i18n/en/form-view.js';
import type { DraftCode } from '../drafts/use-drafts-and-queue.js';
import type { FormState } from '../logic/form-state.js';
import type { FieldProblem } from '../sending/show-errors.js';
import { ErrorBanner } from './error-banner.js';

interface Props {
  readonly element: HTMLElement;
  readonly submission: { readonly state: FormState; readonly failureCount: number };
  readonly problems: readonly FieldProblem[];
  /** The code that stores entries, once it is loaded, and whether any are stored. */
  readonly drafts: { readonly code: DraftCode | undefined; readonly isKept: boolean };
  /** What has happened to the draft. */
  readonly notice: 'restored' | 'forgotten' | undefined;
  getText(key: keyof typeof formViewMessages): string;
  onTakeBack(): void;
  onForget(): void;
  /** Moves the focus into the form, which is shown again. */
  onFocusForm(): void;
}

/** The shadow root of a form: the author's form in a slot, and the messages around it. */
export function FormView(props: Props) {
  const { element, submission, problems, drafts, notice, getText, onTakeBack, onForget, onFocusForm } = props;
  const { state, failureCount } = submission;
  const isQueued = state.name === 'queued';
  const isFormHidden = ['success', 'unclear', 'queued'].includes(state.name);
  return (
    <>
      <ErrorBanner
        message={state.name === 'failure' ? state.failure.message : ''}
        problems={problems}
        failureCount={failureCount}
        getText={getText}
      />
      <div id="content" hidden={isFormHidden}>
        <slot />
      </div>
      <slot name="success" />
      <div part="queued" hidden={!isQueued}>
        {isQueued && drafts.code && (
          <drafts.code.QueuedMessage element={element} onTakeBack={onTakeBack} onFocusLost={onFocusForm} />
        )}
      </div>
      {drafts.isKept && !isFormHidden && drafts.code && (
        <drafts.code.KeptNote element={element} before={notice === 'restored' && getText(notice)} onForget={onForget} />
      )}
      <div part="banner-below" hidden={problems.length === 0}>
        {problems.length > 0 && getText('scrollUp')}
      </div>
      <span role="status" part="status">
        {state.name === 'submitting' ? getText('submitting') : notice && getText(notice)}
      </span>
    </>
  );
}

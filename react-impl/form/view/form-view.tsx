import type { formViewMessages } from '../../../shared/platform/i18n/en/form-view.js';
import type { FormState } from '../logic/form-state.js';
import type { FieldProblem } from '../sending/show-errors.js';
import { ErrorBanner } from './error-banner.js';
import { QueuedMessage } from './queued-message.js';

interface Props {
  readonly element: HTMLElement;
  readonly submission: { readonly state: FormState; readonly failureCount: number };
  readonly problems: readonly FieldProblem[];
  /** Whether a draft was put back into the form. */
  readonly isRestored: boolean;
  getText(key: keyof typeof formViewMessages): string;
  onTakeBack(): void;
  /** Moves the focus into the form, which is shown again. */
  onFocusForm(): void;
}

/** The shadow root of a form: the author's form in a slot, and the messages around it. */
export function FormView({ element, submission, problems, isRestored, getText, onTakeBack, onFocusForm }: Props) {
  const { state, failureCount } = submission;
  const isQueued = state.name === 'queued';
  return (
    <>
      <ErrorBanner
        message={state.name === 'failure' ? state.failure.message : ''}
        problems={problems}
        failureCount={failureCount}
        getText={getText}
      />
      <div id="content" hidden={state.name === 'success' || isQueued}>
        <slot />
      </div>
      <slot name="success" />
      <div part="queued" hidden={!isQueued}>
        {isQueued && (
          <QueuedMessage
            element={element}
            text={getText('queued')}
            action={getText('takeBack')}
            onTakeBack={onTakeBack}
            onFocusLost={onFocusForm}
          />
        )}
      </div>
      <div part="banner-below" hidden={problems.length === 0}>
        {problems.length > 0 && getText('scrollUp')}
      </div>
      <span role="status" part="status">
        {state.name === 'submitting' ? getText('submitting') : isRestored && getText('restored')}
      </span>
    </>
  );
}

import { useCallback, useLayoutEffect, useRef } from 'react';
import { translate } from '../../../shared/platform/i18n/translate.js';
import { formViewMessages } from '../../../shared/platform/i18n/en/form-view.js';
import type { DraftCode } from './use-drafts-and-queue.js';
import type { FormState } from './form-state.js';
import type { FieldProblem } from '../on-use/show-errors.js';

/** The texts that every form may show, in the language of the element's place. Keeps its identity between renders. */
export const useViewText = (element: HTMLElement) =>
  useCallback((key: keyof typeof formViewMessages) => translate(element, 'form', formViewMessages, key), [element]);

interface ErrorBannerProps {
  readonly message: string;
  readonly problems: readonly FieldProblem[];
  /** Number of failures so far: the summary takes the focus at each. */
  readonly failureCount: number;
  getText(key: 'scrollDown'): string;
}

/**
 * The error above the form. Fields with errors are listed, each with a link to its field, and the list takes the focus; a
 * screen reader then reads it once. Where the first is in a closed part of the page, that opens, and the field has the focus.
 * Any other error is an alert, and leaves the focus where it is.
 */
function ErrorBanner({ message, problems, failureCount, getText }: ErrorBannerProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSummary = problems.length > 0;
  const focusedAt = useRef(failureCount);
  useLayoutEffect(() => {
    if (!isSummary || focusedAt.current === failureCount) return;
    focusedAt.current = failureCount;
    if (!problems[0]?.reveal?.()) box.current?.focus();
  }, [isSummary, failureCount, problems]);
  const text = [isSummary && getText('scrollDown'), message].filter(Boolean).join(' ');
  return (
    <div
      ref={box}
      part="banner-above"
      role={isSummary ? 'group' : 'alert'}
      aria-labelledby={isSummary ? 'problem' : undefined}
      tabIndex={isSummary ? -1 : undefined}
      hidden={!text}
    >
      <span id="problem">{text}</span>
      {isSummary && (
        <ul part="summary">
          {problems.map(({ id, text: line, focusField }) => (
            <li key={id}>{focusField ? <button onClick={focusField}>{line}</button> : line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

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
      <span role="status" part="status" className="visually-hidden">
        {state.name === 'submitting' ? getText('submitting') : notice && getText(notice)}
      </span>
    </>
  );
}

import { flushSync } from 'react-dom';
import { postNatively } from './native-submit.js';
import { submitAttribute } from './form-action.js';
import type { Context } from './context.js';

/** An answer that is a download ends no wait with an event. */
const LIMIT_MS = 60_000;

/** Whether the answer takes the place of this page: not that of a mail program, nor one in another window. */
function leavesPage(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const target =
    submitAttribute(form, submitter, 'target') || document.querySelector<HTMLBaseElement>('base[target]')?.target;
  const action = submitAttribute(form, submitter, 'action');
  return /^(?:_self|_parent|_top)?$/i.test(target ?? '') && /^https?:/.test(new URL(action, document.baseURI).protocol);
}

/**
 * Leaves the submission to the browser, as without script. What was handed over is no draft any more. The form is locked
 * until the page goes, after it was posted: a locked button has another text, which would be sent.
 */
export async function handOver(context: Context): Promise<void> {
  const { form, submitter, outcome, draftsAndQueue, signal, getText, sending } = context;
  // Browsers ignore a submit while they still tell listeners of the one before:
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#firing-submission-events
  await new Promise((resolve) => setTimeout(resolve));
  if (signal.aborted) return;
  const { running, dispatch, reset, fail } = outcome;
  const isPosted = postNatively(form, submitter);
  if (isPosted) draftsAndQueue.current?.discard();
  const renewCaptchas = () => {
    outcome.resetCaptcha();
    sending.loaded.current?.renewCaptchas(form);
  };
  if (!isPosted || !leavesPage(form, submitter)) {
    running.current = undefined;
    if (isPosted) renewCaptchas();
    return;
  }
  flushSync(() => dispatch({ type: 'submit' }));
  untilGivenUp(signal, (isForbidden) => {
    flushSync(reset);
    renewCaptchas();
    if (isForbidden) fail({ message: getText('processingError'), errors: {} });
  });
}

/** The page stays, or is back: nothing else tells it. A stop by the browser's own button is seen with the Navigation API only. */
function untilGivenUp(signal: AbortSignal, giveUp: (isForbidden: boolean) => void): void {
  const options = { signal };
  const end = () => giveUp(false);
  addEventListener('pageshow', ({ persisted }) => persisted && end(), options);
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(), options);
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigateerror', end, options);
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => effectiveDirective === 'form-action' && giveUp(true),
    options,
  );
  const timer = setTimeout(end, LIMIT_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

import { listenToControls, ofForm, submitButtons } from '../../../shared/forms/form-controls.js';
import { replaceContent, write } from '../../../shared/platform/html/written.js';
import { closest } from '../../../shared/platform/page/element-calls.js';
import { renewCaptchas } from './authors-captcha.js';
import type { Submission } from '../logic/payload.js';
import { sendSubmission, type SendResult } from './send-submission.js';

/** Sends a submission, after its files. Where they cannot be uploaded, the result says that the browser must post the form. */
export async function sendForm(
  form: HTMLFormElement,
  submission: Submission,
  signal: AbortSignal,
): Promise<SendResult> {
  if (!submission.files?.length) return sendSubmission(submission, signal);
  const code = await import('../features/uploads.js').catch(() => undefined);
  const sent = await code?.default(form, submission, signal);
  return sent ?? { ok: false, call: 'post', failure: { kind: 'unreadable' } };
}

/** Events that a locked form cancels. Nothing is disabled, so that focus and values stay as they are. */
const CHANGES = ['beforeinput', 'keydown', 'mousedown', 'click', 'paste', 'drop'];
const ALLOWED_KEYS = ['Tab', 'Escape', 'F5'];

/**
 * Locks the form while it is being sent: it cannot be changed, and its buttons show `inProgress` (storefront §4). Returns how
 * to unlock it.
 */
export function lockForm(form: HTMLFormElement, inProgress: string): () => void {
  const undo = [
    listenToControls(form, CHANGES, cancelChange, true),
    write(form, 'aria-busy', 'true'),
    ...submitButtons(form).flatMap((button) => [
      replaceText(button, inProgress),
      write(button, 'aria-disabled', 'true'),
    ]),
  ];
  return () => undo.forEach((each) => each());
}

function cancelChange(event: Event): void {
  const isOn = (selector: string) => closest(event.target, selector) !== null;
  const isAllowed =
    event instanceof KeyboardEvent &&
    // Keys on a button only scroll: its click is cancelled.
    (ALLOWED_KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || isOn('button'));
  if (!isAllowed && !isOn('a')) event.preventDefault();
}

/** Shows another text in a button; returns how to restore its own, with the same nodes. */
function replaceText(button: HTMLButtonElement | HTMLInputElement, text: string): () => void {
  return button instanceof HTMLInputElement ? write(button, 'value', text) : replaceContent(button, text);
}

/**
 * After a submission: what could be used once only is used. Captchas are started anew, and hidden fields get the tokens that
 * the server has given for the next attempt. Not where the browser posts the form now, or an upload was cancelled.
 */
export function renewTokens(form: HTMLFormElement, result: SendResult): void {
  if (
    !result.ok &&
    ['unreadable', 'aborted'].includes(result.failure.kind) &&
    result.call !== 'key' &&
    result.call !== 'save'
  )
    return;
  renewCaptchas(form);
  const tokens = result.ok ? result.tokens : 'tokens' in result.failure ? result.failure.tokens : undefined;
  for (const [name, value] of Object.entries(tokens ?? {})) {
    const fields = [...ofForm(form, 'elements')].filter(
      (element): element is HTMLInputElement =>
        element.matches('[type=hidden i]') && (element as HTMLInputElement).name === name,
    );
    if (fields.length === 1) fields[0]!.value = value;
  }
}

/** All code that only a form that is used needs; loaded in one piece. */
export { insertHtml } from '../../../shared/platform/html/insert-html.js';
export { safeAddress } from '../../../shared/platform/html/safe-address.js';
export { formatSize } from '../logic/accepted-files.js';
export { renewCaptchas } from './authors-captcha.js';
export { completeAddress } from './complete-address.js';
export { explainFailure } from './explain-failure.js';
export { readGroups } from './field-groups.js';
export { sendingText } from './messages.js';
export { needsNativePost } from './needs-native-post.js';
export { prepareSubmission } from './prepare.js';
export { canWait, isUnanswered } from './send-submission.js';
export { showErrors } from './show-errors.js';
export { fixedField, problemOfFile, validateFields } from './validate-form.js';

import { listenToControls, member, submitButtons } from '../../../shared/forms/form-controls.js';
import { replaceContent, write } from '../../../shared/platform/html/written.js';
import { nameOf, warnOnce } from '../../../shared/platform/log.js';
import { closest } from '../../../shared/platform/page/element-calls.js';
import { isOwnOrigin } from '../../../shared/platform/page/own-origin.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';
import { submitAttribute } from '../at-once/form-action.js';
import { encodingOf, isSameInAny } from './form-encoding.js';
import type { Submission } from '../logic/payload.js';
import type { Post } from '../logic/post.js';
import { renewCaptchas } from './authors-captcha.js';
import { isChosen, isMultipart } from './chosen-files.js';
import type { SendResult } from './form-api.js';

/**
 * Whether the form must be posted by the browser: a form of the platform with a file, but without an id, or in a frame of no
 * origin, whose scripts no server answers; a form whose action is no http
 * address (mailto), whose answer the author wants in another window, whose page or `accept-charset` asks for another encoding than
 * UTF-8, in which no script can write (nor read the answer), or whose action did not answer a script before, which a filter or a
 * content security policy may cause.
 */
export function needsNativePost(form: HTMLFormElement, submitter: HTMLElement | null, submission: Submission): boolean {
  const { post, files, wasUnanswered } = submission;
  if (!post) return isPostOfNoOrigin(form, submitter) || (!files?.length && hasFileForPlatform(form));
  const { protocol } = new URL(post.action);
  return (
    !/^https?:$/.test(protocol) ||
    isInOtherEncoding(form, post) ||
    !/^(?:_self)?$/i.test(submitAttribute(form, submitter, 'target')) ||
    (wasUnanswered === true && navigator.onLine && !isOwnOrigin(post.action))
  );
}

/** Such as a frame with the attribute `sandbox`. Not by GET, which would put all entries into the address. */
const isPostOfNoOrigin = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  origin === 'null' && member(form, 'method') === 'post' && /^[^#]/.test(submitAttribute(form, submitter, 'action'));

const isInOtherEncoding = (form: HTMLFormElement, post: Post): boolean =>
  encodingOf(member(form, 'acceptCharset'), ofDocument('characterSet')) !== 'utf-8' && !isSameInAny(post);

/**
 * A submission to the platform is JSON and has no place for files (storefront §3). Only a form with method="post" and
 * enctype="multipart/form-data" is posted; any other is sent without its files. Both log one warning for the author.
 */
function hasFileForPlatform(form: HTMLFormElement): boolean {
  const hasFiles = [...new FormData(form).values()].some(isChosen);
  if (!hasFiles) return false;
  const isPosted = isMultipart(form);
  const what = isPosted ? 'is posted as without script: it has a file, and no form-id' : 'is sent without its file';
  warnOnce(`a form ${what}; only method="post" enctype="multipart/form-data" carries one.`, nameOf(form));
  return isPosted;
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
    const fields = [...member(form, 'elements')].filter(
      (element): element is HTMLInputElement =>
        element.matches('[type=hidden i]') && (element as HTMLInputElement).name === name,
    );
    if (fields.length === 1) fields[0]!.value = value;
  }
}

/** All code that only a form that is used needs; loaded in one piece. */
export { insertHtml } from '../../../shared/platform/html/insert-html.js';
export { safeAddress } from '../../../shared/platform/html/safe-address.js';
export { sendForm } from './send-form.js';
export { formatSize } from '../logic/accepted-files.js';
export { problemOfFile } from './file-problem.js';
export { completeAddress } from './complete-address.js';
export { explainFailure, sendingText } from './messages.js';
export { renewCaptchas } from './authors-captcha.js';
export { prepareSubmission } from './prepare.js';
export { canWait, isUnanswered } from './send-result.js';
export { showErrors } from './show-errors.js';
export { fixedField, validateForm } from './validate-form.js';

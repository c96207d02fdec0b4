import { ofForm } from '../../../shared/forms/form-controls.js';
import { showOwnMessages } from '../../../shared/forms/own-messages.js';
import { requestSubmit } from './pressed.js';

const withoutNativeMessages = new WeakSet<HTMLFormElement>();

/**
 * Replaces the browser's validation bubbles by the block's own messages; the constraints stay in force. Returns how to undo
 * it; `undefined` where the author has set `novalidate`.
 */
export function disableNativeMessages(form: HTMLFormElement): (() => void) | undefined {
  const undo = showOwnMessages(form);
  if (!undo) return undefined;
  withoutNativeMessages.add(form);
  return () => {
    undo();
    withoutNativeMessages.delete(form);
  };
}

/** Whether a form is validated before it is sent: not with `novalidate` of its author or of the pressed button. */
export const needsValidation = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  withoutNativeMessages.has(form) && (submitter as HTMLButtonElement | null)?.formNoValidate !== true;

let posting: HTMLFormElement | undefined;

/** Whether the submit event under way comes from `postNatively`. */
export const isPostingNatively = (form: HTMLFormElement): boolean => form === posting;

/**
 * Posts a form as the browser does without script, with the pressed button. The caller has validated it. `false`: the page
 * has cancelled it, or the browser did not begin.
 */
export function postNatively(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  let event: Event | undefined;
  const note = (submit: Event) => (event = submit);
  posting = form;
  ofForm(form, 'addEventListener')('submit', note, true);
  try {
    requestSubmit(form, submitter);
  } finally {
    posting = undefined;
    ofForm(form, 'removeEventListener')('submit', note, true);
  }
  return event?.defaultPrevented === false;
}

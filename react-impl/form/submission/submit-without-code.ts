import { warnOnce } from '../../../shared/platform/log.js';
import { member } from '../../../shared/forms/form-controls.js';
import { needsValidation, postNatively } from '../element/native-submit.js';

/**
 * The code that sends could not be loaded: the browser posts the form, which leaves the page. Not without a network, and not
 * with GET, which would put all entries into the address; not while a captcha is not solved.
 */
export function submitWithoutCode(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  error: unknown,
  mayPost: boolean,
  fail: (text: 'offline' | 'processingError') => void,
): void {
  const canPost = mayPost && navigator.onLine && member(form, 'method') === 'post';
  warnOnce(`the code that sends forms could not be loaded${canPost ? '; the form is posted' : ''}.`, error);
  if (!canPost) return fail(navigator.onLine ? 'processingError' : 'offline');
  if (!needsValidation(form, submitter) || member(form, 'reportValidity')()) postNatively(form, submitter);
}

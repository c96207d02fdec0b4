import { warnOnce } from '../../../shared/platform/log.js';
import { member } from '../../../shared/forms/form-controls.js';
import { needsValidation } from '../element/native-submit.js';
import type { Context } from './attempt.js';
import { handOver } from './hand-over.js';

/**
 * The code that sends could not be loaded: the browser posts the form, which leaves the page. Not without a network, and not
 * with GET, which would put all entries into the address; not while a captcha is not solved.
 */
export function submitWithoutCode(context: Context, error: unknown, mayPost: boolean): void {
  const { form, submitter, outcome, getText } = context;
  const canPost = mayPost && navigator.onLine && member(form, 'method') === 'post';
  warnOnce(`the code that sends forms could not be loaded${canPost ? '; the form is posted' : ''}.`, error);
  if (!canPost) return outcome.fail({ message: getText(navigator.onLine ? 'processingError' : 'offline'), errors: {} });
  if (!needsValidation(form, submitter) || member(form, 'reportValidity')()) handOver(context);
  else outcome.running.current = undefined;
}

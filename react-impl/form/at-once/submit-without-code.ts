import { warnOnce } from '../../../shared/platform/log.js';
import { member } from '../../../shared/forms/form-controls.js';
import { isReached } from '../../../shared/platform/requests/post-form.js';
import { needsValidation } from './native-submit.js';
import { openParts } from './open-parts.js';
import type { Context } from './context.js';
import { handOver } from './hand-over.js';

/** A browser does not say a word of a field that it cannot focus. */
function openClosedParts(form: HTMLFormElement): void {
  const refused = [...member(form, 'elements')].find((each) => each.matches(':invalid:not(fieldset, object, output)'));
  if (refused) openParts(refused);
}

/**
 * The code that sends could not be loaded: the browser posts the form, which leaves the page. Not without a network, and not
 * with GET, which would put all entries into the address; not while a captcha is not solved. Whether there is no network.
 */
export async function submitWithoutCode(context: Context, error: unknown, mayPost: boolean): Promise<boolean> {
  const { form, submitter, outcome, signal, getText } = context;
  const hasNetwork = await isReached(signal);
  if (signal.aborted) return false;
  const canPost = mayPost && hasNetwork && member(form, 'method') === 'post';
  warnOnce(`the code that sends forms could not be loaded${canPost ? '; the form is posted' : ''}.`, error);
  if (!canPost) {
    outcome.fail({ message: getText(hasNetwork ? 'processingError' : 'offline'), errors: {} });
    return !hasNetwork;
  }
  if (needsValidation(form, submitter)) openClosedParts(form);
  if (!needsValidation(form, submitter) || member(form, 'reportValidity')()) await handOver(context);
  else outcome.running.current = undefined;
  return false;
}

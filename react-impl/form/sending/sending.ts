import type { RequestFailure } from '../../../shared/platform/requests/failure.js';
import { submitFailure } from '../logic/submit-failure.js';
import { say, type SendingMessage } from './messages.js';

export { mended } from './check.js';
export { say } from './messages.js';
export { insertHtml } from '../../../shared/platform/html/insert-html.js';
export { safeAddress } from '../../../shared/platform/html/safe-address.js';
export { takesFilesItself } from './files.js';
export { sendSubmission } from './form-api.js';
export { prepare } from './prepare.js';
export { showErrors, type FieldProblem } from './show-errors.js';

/** A failed send in the words of the catalogue. */
export const explain = (form: HTMLFormElement, at: 'key' | 'save', failure: RequestFailure) =>
  at === 'key'
    ? { message: say(form, 'noKey'), errors: {} }
    : submitFailure(failure, (key: SendingMessage) => say(form, key));

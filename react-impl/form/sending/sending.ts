/** All code that only a form that is used needs; loaded in one piece. */
export { insertHtml } from '../../../shared/platform/html/insert-html.js';
export { safeAddress } from '../../../shared/platform/html/safe-address.js';
export { sendForm } from './send-form.js';
export { formatSize } from '../logic/accepted-files.js';
export { problemOfFile } from './file-problem.js';
export { completeAddress } from './complete-address.js';
export { lockForm } from './lock-form.js';
export { explainFailure, sendingText } from './messages.js';
export { needsNativePost } from './native-post.js';
export { renewCaptchas } from './authors-captcha.js';
export { renewTokens } from './renew-tokens.js';
export { prepareSubmission } from './prepare.js';
export { canWait, isUnanswered } from './send-result.js';
export { showErrors } from './show-errors.js';
export { fixedField, validateForm } from './validate-form.js';

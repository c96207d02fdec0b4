import { newId } from '../../../shared/platform/new-id.js';
import { pageContext } from '../../../shared/platform/page/read-page.js';
import { buttonText, submitButtons } from '../element/form-controls.js';
import type { Failure } from '../logic/form-state.js';
import { pageFields, type FormIdentity, type Submission } from '../logic/payload.js';
import type { EmailPattern } from '../logic/validation.js';
import { sendingText } from './messages.js';
import { readForm } from './read-form.js';
import { validateForm } from './validate-form.js';

interface Options {
  /** With an empty `submitButtonText` the text of the pressed button is sent. */
  readonly identity: FormIdentity;
  /** `undefined`: nothing is validated. */
  readonly emailPattern: EmailPattern | undefined;
  readonly needsCaptcha: boolean;
  readonly captchaKey: string | undefined;
  /** The last attempt: the same content sent again is the same submission. */
  readonly last: Pick<Submission, 'form' | 'id'> | undefined;
}

/** Everything that is to be sent; or the reason why it cannot be, for the visitor. */
export function prepareSubmission(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  options: Options,
): Submission | Failure {
  const { identity, emailPattern, needsCaptcha, captchaKey, last } = options;
  let content;
  try {
    const errors = emailPattern ? validateForm(form, emailPattern) : {};
    if (Object.keys(errors).length > 0) return { message: sendingText(form, 'invalidFields'), errors };
    content = readForm(form, submitter);
  } catch {
    return { message: sendingText(form, 'unparseable'), errors: {} };
  }
  if (needsCaptcha && captchaKey === undefined) return { message: sendingText(form, 'captcha'), errors: {} };
  return {
    id: last?.form === content ? last.id : newId(),
    identity: {
      ...identity,
      submitButtonText: identity.submitButtonText || buttonText(submitter ?? submitButtons(form)[0]),
    },
    form: content,
    page: pageFields(pageContext(), { title: document.title, path: location.pathname }),
    captchaKey,
  };
}

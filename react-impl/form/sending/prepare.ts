import { newId } from '../../../shared/platform/new-id.js';
import { pageContext } from '../../../shared/platform/page/read-page.js';
import type { Failure } from '../logic/form-state.js';
import { pageFields, type FormIdentity, type Submission } from '../logic/payload.js';
import type { EmailPattern } from '../logic/validation.js';
import { buttonText, submitButtons } from '../submit-buttons.js';
import { check } from './check.js';
import { readForm } from './read-form.js';
import { say } from './messages.js';

interface Options {
  /** Its `submitButtonText` is empty where the button is asked. */
  readonly identity: FormIdentity;
  /** `undefined`: nothing is checked. */
  readonly emailPattern: EmailPattern | undefined;
  readonly needsCaptcha: boolean;
  readonly captchaKey: string | undefined;
  /** The last try: the same content sent again is the same submission. */
  readonly last: Pick<Submission, 'form' | 'id'> | undefined;
}

/** All that is to be sent; or why it may not be, which the visitor is then told. */
export function prepare(form: HTMLFormElement, submitter: HTMLElement | null, options: Options): Submission | Failure {
  const { identity, emailPattern, needsCaptcha, captchaKey, last } = options;
  let content;
  try {
    const errors = emailPattern ? check(form, emailPattern) : {};
    if (Object.keys(errors).length > 0) return { message: say(form, 'invalidFields'), errors };
    content = readForm(form, submitter);
  } catch {
    return { message: say(form, 'unparseable'), errors: {} };
  }
  if (needsCaptcha && captchaKey === undefined) return { message: say(form, 'captcha'), errors: {} };
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

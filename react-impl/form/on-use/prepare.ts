import { buttonText, ofForm, submitButtons } from '../../../shared/forms/form-controls.js';
import { newId } from '../../../shared/platform/new-id.js';
import { pageContext } from '../../../shared/platform/page/read-page.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';
import { isNetlifyForm, ownAction } from '../at-once/form-action.js';
import type { Failure } from '../at-once/form-state.js';
import { type FormIdentity, pageFields, type Submission } from '../logic/payload.js';
import { fingerprint, type Post, type TokenEntry } from '../logic/post.js';
import type { EmailPattern } from '../logic/validation.js';
import { authorsCaptcha, isUsedUp, tokenNames } from './authors-captcha.js';
import { chosenFiles, describeFile, isChosen, isMultipart, withFiles } from './chosen-files.js';
import { completeAddresses } from './complete-address.js';
import { readGroups, type Control, type FieldGroup } from './field-groups.js';
import { sendingText } from './messages.js';
import { readForm } from './read-form.js';
import { validateFields } from './validate-form.js';

interface ReadPostOptions {
  readonly action: string;
  /** What the browser would send, as listeners of `sq-submit` may have changed it. */
  readonly data: FormData;
  readonly captcha: TokenEntry | undefined;
}

const TEXT = /^(?:text|email|tel|url|number|search|textarea)$/;

/** The form as it is sent to its own action. */
function readPost(form: HTMLFormElement, submitter: HTMLElement | null, options: ReadPostOptions): Post {
  const { action, data, captcha } = options;
  if (captcha) data.set(...captcha);
  const controls = [...ofForm(form, 'elements')].filter(
    (element): element is Control => element.matches('input, select, textarea') && (element as Control).name !== '',
  );
  const isTyped = (control: Control) =>
    TEXT.test(control.type) && control.value !== (control as HTMLInputElement).defaultValue;
  const isNetlify = isNetlifyForm(form);
  return {
    action,
    enctype: (submitter as HTMLButtonElement | null)?.formEnctype || ofForm(form, 'enctype'),
    // Netlify reads the name of the form from this field, which its build adds to the page.
    entries: [
      ...(isNetlify && !data.has('form-name') ? [['form-name', nameOf(form)] as const] : []),
      ...[...data].map(([name, value]) => [name, typeof value === 'string' || isChosen(value) ? value : null] as const),
    ],
    visible: [
      ...new Set(controls.filter(({ type }) => !/hidden|submit|button|image/.test(type)).map(({ name }) => name)),
    ],
    typed: controls.filter(isTyped).map(({ name }) => name),
    isNetlify,
  };
}

const nameOf = (form: HTMLFormElement): string => ofForm(form, 'getAttribute')('name') ?? '';

interface Options {
  /** With an empty `submitButtonText` the text of the pressed button is sent. */
  readonly identity: FormIdentity;
  /** `undefined`: nothing is validated. */
  readonly emailPattern: EmailPattern | undefined;
  readonly needsCaptcha: boolean;
  /** Of the kit's captcha; `undefined`: it is not solved. */
  readonly captcha: TokenEntry | undefined;
  /** What the browser would send. */
  readonly data: FormData;
  /** The last attempt: the same content sent again is the same submission. */
  readonly last: Pick<Submission, 'form' | 'id' | 'wasUnanswered'> | undefined;
}

interface Prepared {
  readonly submission: Submission;
  /** The fields as they were read, once, for all of it. */
  readonly groups: readonly FieldGroup[];
}

/** Everything that is to be sent; or the reason why it cannot be, for the visitor. */
export function prepareSubmission(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  options: Options,
): Prepared | Failure {
  const { identity, emailPattern, needsCaptcha, data, last } = options;
  const captcha = options.captcha ?? authorsCaptcha(form);
  const action = ownAction(form, submitter);
  const refuse = (text: Parameters<typeof sendingText>[1], errors = {}) => ({
    message: sendingText(form, text),
    errors,
  });
  let read;
  try {
    if (emailPattern) completeAddresses(form, data);
    const groups = readGroups(form);
    const errors = emailPattern ? validateFields(form, groups, emailPattern) : {};
    if (Object.keys(errors).length > 0) return refuse('invalidFields', errors);
    // The backend knows by the form's id which files it takes.
    const files = action === undefined && identity.formId && isMultipart(form) ? chosenFiles(groups, data) : [];
    // Tokens are not a part of the content: they differ at every attempt.
    const post = action === undefined ? undefined : readPost(form, submitter, { action, data, captcha });
    const content = post
      ? fingerprint(post, [...tokenNames(form), captcha?.[0]])
      : withFiles(readForm(form, groups, submitter, data), files, describeFile);
    read = { groups, files, post, content };
  } catch {
    return refuse('unparseable');
  }
  if (needsCaptcha ? !options.captcha : captcha?.[1] === '')
    return refuse(isUsedUp(form) ? 'processingError' : 'captcha');
  // Such as an image button with an error of its author's, which no list of a form's elements has.
  if (emailPattern && !ofForm(form, 'checkValidity')()) return refuse('invalidFields');
  const { groups, files, post, content } = read;
  const isSame = last?.form === content;
  const submission = {
    id: isSame ? last.id : newId(),
    identity: {
      ...identity,
      submitButtonText: identity.submitButtonText || buttonText(submitter ?? submitButtons(form)[0]),
    },
    form: content,
    page: pageFields(pageContext(), { title: ofDocument('title'), path: location.pathname }),
    captchaKey: captcha?.[1],
    post,
    files,
    wasUnanswered: isSame && last.wasUnanswered === true,
  };
  return { submission, groups };
}

import { member } from '../../../shared/forms/form-controls.js';
import { isNetlifyForm } from '../element/own-action.js';
import type { Post, TokenEntry } from '../logic/post.js';
import { isChosen } from './chosen-files.js';
import type { Control } from './field-groups.js';

interface Options {
  readonly action: string;
  /** What the browser would send, as listeners of `sq-submit` may have changed it. */
  readonly data: FormData;
  readonly captcha: TokenEntry | undefined;
}

const TEXT = /^(?:text|email|tel|url|number|search|textarea)$/;

/** The form as it is sent to its own action. */
export function readPost(form: HTMLFormElement, submitter: HTMLElement | null, options: Options): Post {
  const { action, data, captcha } = options;
  if (captcha) data.set(...captcha);
  const controls = [...member(form, 'elements')].filter(
    (element): element is Control => element.matches('input, select, textarea') && (element as Control).name !== '',
  );
  const isTyped = (control: Control) =>
    TEXT.test(control.type) && control.value !== (control as HTMLInputElement).defaultValue;
  const isNetlify = isNetlifyForm(form);
  return {
    action,
    enctype: (submitter as HTMLButtonElement | null)?.formEnctype || member(form, 'enctype'),
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

const nameOf = (form: HTMLFormElement): string => member(form, 'getAttribute')('name') ?? '';

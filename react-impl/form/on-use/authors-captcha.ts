import { isTokenField, ofForm } from '../../../shared/forms/form-controls.js';
import { warnOnce } from '../../../shared/platform/log.js';
import { scriptGlobal } from '../../../shared/platform/page/script-global.js';
import type { TokenEntry } from '../logic/post.js';

interface Library {
  reset?(widget?: string | number | Element): void;
  readonly enterprise?: Library;
}

const library = (name: string) => scriptGlobal(name) as Library | undefined;

/** The place of a field among those of its name: the scripts number their widgets so, in the order of the page. */
const placeOf = (field: HTMLInputElement | HTMLTextAreaElement): number =>
  [...document.getElementsByName(field.name)].indexOf(field);

/**
 * Starts the widget anew that has written a token into a field. What the providers call their widgets is read from the ids
 * that their scripts give to the fields: `g-recaptcha-response-1`, `h-captcha-response-0abc`, `cf-chl-widget-abc_response`.
 * `false`: there is no such widget, or it cannot be started.
 */
export function restartCaptcha(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const { id, name, type, parentElement: box } = field;
  try {
    if (name === 'h-captcha-response') {
      const frame = box?.querySelector<HTMLElement>('[data-hcaptcha-widget-id]');
      const widget = /^h-captcha-response-(.+)/.exec(id)?.[1] ?? frame?.dataset['hcaptchaWidgetId'];
      // Without a name the first of the page would be started.
      return (
        (widget !== undefined || document.getElementsByName(name).length === 1) && reset(library('hcaptcha'), widget)
      );
    }
    if (name === 'g-recaptcha-response') {
      // hCaptcha writes its token into such a field too; its own is started.
      if (box?.querySelector('[name="h-captcha-response"]')) return true;
      // Hidden: a script of the page has put a token into it.
      if (type === 'hidden') return false;
      const number = /^g-recaptcha-response-(\d+)$/.exec(id)?.[1];
      return reset(library('grecaptcha'), id ? Number(number ?? 0) : placeOf(field));
    }
    return reset(library('turnstile'), /^(.+)_response$/.exec(id)?.[1] ?? box ?? undefined);
  } catch (error) {
    warnOnce('a captcha of the page could not be started anew.', field, error);
    return false;
  }
}

function reset(provider: Library | undefined, widget: string | number | Element | undefined): boolean {
  const callable = provider?.reset ? provider : provider?.enterprise;
  if (!callable?.reset) return false;
  callable.reset(widget);
  return true;
}

type TokenField = HTMLTextAreaElement | HTMLInputElement;

/** Fields whose token was used, and whose widget could not be started anew. */
const used = new WeakSet<TokenField>();

const fieldsOf = (form: HTMLFormElement): TokenField[] =>
  [...ofForm(form, 'elements')].filter(
    (element): element is TokenField => isTokenField(element) && element.closest('.sq-captcha') === null,
  );

/**
 * The field of a captcha that the author, not the kit, has put into the form. Its token is empty while it is not solved;
 * `undefined` without one.
 */
export function authorsCaptcha(form: HTMLFormElement): TokenEntry | undefined {
  const fields = fieldsOf(form);
  const field = fields.find(({ value }) => value !== '') ?? fields[0];
  return field && [field.name, field.value];
}

/** The names of all fields with a token: some captchas write it into two. */
export const tokenNames = (form: HTMLFormElement): string[] => fieldsOf(form).map(({ name }) => name);

/** Empties the fields of tokens that were sent, and starts their widgets anew: a token can be used once. */
export function renewCaptchas(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const { value } = field;
    if (value === '') continue;
    if (!restartCaptcha(field)) used.add(field);
    // An invisible widget may have given a new one already.
    if (field.value === value) field.value = '';
  }
}

/** Whether a captcha cannot be solved any more without a new page. Tries once more to start it: its script may be there now. */
export const isUsedUp = (form: HTMLFormElement): boolean =>
  fieldsOf(form).some((field) => {
    if (!used.has(field) || field.value !== '') return false;
    if (!restartCaptcha(field)) return true;
    used.delete(field);
    return false;
  });

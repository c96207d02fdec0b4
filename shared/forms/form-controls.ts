/**
 * A member of a form as HTML defines it. A control named "elements", "reset" or "append" hides the form's own:
 * https://html.spec.whatwg.org/multipage/forms.html#the-form-element ([LegacyOverrideBuiltIns]).
 */
export function ofForm<K extends keyof HTMLFormElement>(form: HTMLFormElement, name: K): HTMLFormElement[K] {
  const value: unknown = Reflect.get(HTMLFormElement.prototype, name, form);
  return (typeof value === 'function' ? value.bind(form) : value) as HTMLFormElement[K];
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isChoice = ({ type }: Control): boolean => type === 'checkbox' || type === 'radio';

/**
 * Listens to the controls of a form, including those outside of it that refer to it by their `form` attribute. Returns how
 * to stop.
 */
export function listenToControls(
  form: HTMLFormElement,
  types: readonly string[],
  handleEvent: (event: Event) => void,
  capture = false,
): () => void {
  const root = ofForm(form, 'getRootNode')();
  const contains = ofForm(form, 'contains');
  const listener = (event: Event) => {
    const target = event.target as HTMLInputElement;
    if (contains(target) || target.form === form) handleEvent(event);
  };
  for (const type of types) root.addEventListener(type, listener, capture);
  return () => {
    for (const type of types) root.removeEventListener(type, listener, capture);
  };
}

/** The buttons that submit a form, including those outside of it. */
export const submitButtons = (form: HTMLFormElement): (HTMLButtonElement | HTMLInputElement)[] =>
  [...ofForm(form, 'elements')].filter(
    (element): element is HTMLButtonElement | HTMLInputElement =>
      (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) && element.type === 'submit',
  );

/** The visible text of a button. */
export const buttonText = (button: Element | undefined): string =>
  (button instanceof HTMLInputElement ? button.value || button.alt : (button?.textContent ?? '')).trim();

/** The fields that the libraries of the providers add to the form around their widgets. Authors may rename Turnstile's. */
const TOKEN_FIELD = /^(?:g-recaptcha|h-captcha|cf-turnstile)-response$/;

/** Whether a control is for the token of a captcha: it is no answer of the visitor. */
export const isTokenField = (control: Element): boolean =>
  TOKEN_FIELD.test((control as HTMLInputElement).name) || control.closest('.sq-captcha, .cf-turnstile') !== null;

/** The controls of a sign-in form. */
export interface SignInFields {
  readonly email: HTMLInputElement;
  readonly password: HTMLInputElement;
  readonly rememberMe: HTMLInputElement | null;
}

const EMAIL = ['[name=email]', '[type=email]', '[autocomplete~=username]', '[autocomplete~=email]'];
const PASSWORD = ['[name=password]', '[type=password]', '[autocomplete~=current-password]'];

/** The first control of the first of these selectors; a password that is shown is no `type=password` any more. */
const find = (form: HTMLFormElement, selectors: readonly string[]) =>
  selectors.map((selector) => form.querySelector<HTMLInputElement>(`input${selector}`)).find((field) => field !== null);

/** The fields of a form; `undefined` where it has no email or no password. */
export function readFields(form: HTMLFormElement): SignInFields | undefined {
  const [email, password] = [find(form, EMAIL), find(form, PASSWORD)];
  return email && password && { email, password, rememberMe: form.querySelector('input[name=rememberMe]') };
}

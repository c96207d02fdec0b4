import { ofForm } from '../../../shared/forms/form-controls.js';

/** Controls that were a password once: "show password" turns them into text controls for a while. */
const passwords = new WeakSet<Element>();

export function isPassword(element: Element): boolean {
  if ((element as HTMLInputElement).type === 'password') passwords.add(element);
  return passwords.has(element);
}

/** Notes which controls are passwords, before the visitor can show one. */
export const notePasswords = (form: HTMLFormElement): void => [...ofForm(form, 'elements')].forEach(isPassword);

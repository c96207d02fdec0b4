import { member } from '../element/form-controls.js';

/** A password that is shown is a text for a while: once seen as a password, it stays one. */
const passwords = new WeakSet<Element>();

export function isPassword(element: Element): boolean {
  if ((element as HTMLInputElement).type === 'password') passwords.add(element);
  return passwords.has(element);
}

/** Remembers which controls are passwords, before anybody can show them. */
export const notePasswords = (form: HTMLFormElement): void => [...member(form, 'elements')].forEach(isPassword);

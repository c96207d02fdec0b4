import { member } from './element/form-controls.js';

/** The buttons that send a form, also those that stand elsewhere and name it. */
export const submitButtons = (form: HTMLFormElement): (HTMLButtonElement | HTMLInputElement)[] =>
  [...member(form, 'elements')].filter(
    (element): element is HTMLButtonElement | HTMLInputElement =>
      (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) && element.type === 'submit',
  );

/** What a button says. */
export const buttonText = (button: Element | undefined): string =>
  (button instanceof HTMLInputElement ? button.value || button.alt : (button?.textContent ?? '')).trim();

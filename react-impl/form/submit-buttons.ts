/** The buttons that send a form, also those that stand elsewhere and name it. */
export const submitButtons = (form: HTMLFormElement): (HTMLButtonElement | HTMLInputElement)[] =>
  [...form.elements].filter(
    (element): element is HTMLButtonElement | HTMLInputElement =>
      (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) && element.type === 'submit',
  );

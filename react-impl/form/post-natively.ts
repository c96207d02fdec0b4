import { member } from './element/form-controls.js';

let passing: HTMLFormElement | undefined;

/** Whether a form is being posted as it would be without script. */
export const isPassing = (form: HTMLFormElement): boolean => form === passing;

/** Posts a form as without script, the pressed button included. The caller has checked it. */
export function postNatively(form: HTMLFormElement, submitter: HTMLElement | null): void {
  passing = form;
  try {
    const isStill = (submitter as HTMLButtonElement | null)?.form === form;
    member(form, 'requestSubmit')(isStill ? submitter : null);
  } finally {
    passing = undefined;
  }
}

/** A button that goes to an address of its own, or closes a dialog, is the browser's. */
export const isElsewhere = (submitter: HTMLElement | null): boolean =>
  submitter?.hasAttribute('formaction') === true || (submitter as HTMLButtonElement | null)?.formMethod === 'dialog';

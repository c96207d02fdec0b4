import { member } from './form-controls.js';

const silenced = new WeakSet<HTMLFormElement>();

/** The block's own messages stand in for the browser's bubbles; the constraints stay in force. Answers how to undo it. */
export function silence(form: HTMLFormElement): (() => void) | undefined {
  if (member(form, 'noValidate')) return undefined;
  const toggle = member(form, 'toggleAttribute');
  toggle('novalidate', true);
  silenced.add(form);
  return () => {
    toggle('novalidate', false);
    silenced.delete(form);
  };
}

/** Whether a form is to be checked: not where its author, or the pressed button, says `novalidate`. */
export const isToBeChecked = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  silenced.has(form) && (submitter as HTMLButtonElement | null)?.formNoValidate !== true;

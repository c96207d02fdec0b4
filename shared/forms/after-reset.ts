import { ofForm } from './form-controls.js';

/** Runs something when the controls of a form have their first values again. Returns how to stop. */
export function afterReset(form: HTMLFormElement, run: () => void): () => void {
  // The event comes before, and its microtasks too when a visitor has pressed the button.
  const later = () => setTimeout(run);
  ofForm(form, 'addEventListener')('reset', later);
  return () => ofForm(form, 'removeEventListener')('reset', later);
}

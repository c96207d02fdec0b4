import { ofForm } from '../../../shared/forms/form-controls.js';

/** A host with a dot and what may follow it, without a scheme. */
const WITHOUT_SCHEME = /^[^\s:/?#@.]+(?:\.[^\s:/?#@.]+)+(?:[/?#]\S*)?$/;

/**
 * Visitors write "www.example.com", which browsers refuse in a field for addresses: the scheme is added, where the author's
 * `pattern` does not say what is wanted.
 */
export function completeAddress(control: EventTarget | null): void {
  if (!(control instanceof HTMLInputElement) || control.type !== 'url' || control.pattern) return;
  const text = control.value.trim();
  if (!control.validity.typeMismatch || !WITHOUT_SCHEME.test(text)) return;
  control.value = `https://${text}`;
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Those that were typed before this code was there, also in what was read of the form at the press. */
export function completeAddresses(form: HTMLFormElement, data: FormData): void {
  for (const control of ofForm(form, 'elements')) {
    const { name, value } = control as HTMLInputElement;
    completeAddress(control);
    const sent = data.getAll(name);
    if (sent.length === 1 && sent[0] === value) data.set(name, (control as HTMLInputElement).value);
  }
}

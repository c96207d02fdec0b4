import { ownElement, write } from '../../shared/platform/html/written.js';

let count = 0;

/**
 * Shows a message below a field, in the light DOM: `aria-describedby` does not lead into a shadow root. Returns how to
 * remove it. The field keeps its other descriptions.
 */
export function showFieldError(field: HTMLInputElement, text: string): () => void {
  const message = ownElement(document.createElement('span'));
  message.className = 'sq-sign-in-error';
  message.id = `sq-sign-in-error-${++count}`;
  message.textContent = text;
  (field.closest('label') ?? field).after(message);
  const described = field.getAttribute('aria-describedby');
  const undo = write(field, 'aria-describedby', [message.id, described].filter(Boolean).join(' '));
  write(field, 'aria-invalid', 'true');
  return () => {
    message.remove();
    write(field, 'aria-invalid', null);
    undo();
  };
}

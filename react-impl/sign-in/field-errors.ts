let count = 0;

/**
 * Shows a message below a field, in the light DOM: `aria-describedby` does not lead into a shadow root. Returns how to
 * remove it. The field keeps its other descriptions.
 */
export function showFieldError(field: HTMLInputElement, text: string): () => void {
  const message = document.createElement('span');
  message.className = 'sq-sign-in-error';
  message.id = `sq-sign-in-error-${++count}`;
  message.textContent = text;
  (field.closest('label') ?? field).after(message);
  const described = field.getAttribute('aria-describedby');
  field.setAttribute('aria-describedby', [message.id, described].filter(Boolean).join(' '));
  field.setAttribute('aria-invalid', 'true');
  return () => {
    message.remove();
    field.removeAttribute('aria-invalid');
    if (described) field.setAttribute('aria-describedby', described);
    else field.removeAttribute('aria-describedby');
  };
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]';
let dialogs = 0;

/** Names a dialog that has no name: by `heading`, else by its first heading. Returns what takes the name away again. */
export function nameDialog(dialog: HTMLDialogElement, heading: string): () => void {
  if (dialog.hasAttribute('aria-label') || dialog.hasAttribute('aria-labelledby')) return () => {};
  const own = dialog.querySelector(HEADINGS);
  if (heading || !own) {
    if (heading) dialog.setAttribute('aria-label', heading);
    return () => dialog.removeAttribute('aria-label');
  }
  own.id ||= `sq-dialog-heading-${++dialogs}`;
  dialog.setAttribute('aria-labelledby', own.id);
  return () => dialog.removeAttribute('aria-labelledby');
}

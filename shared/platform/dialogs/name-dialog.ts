import { write } from '../html/written.js';

const HEADINGS = 'h1, h2, h3, h4, h5, h6, [role=heading]';
let dialogs = 0;

/** Names a dialog that has no name: by `heading`, else by its first heading. Returns what takes the name away again. */
export function nameDialog(dialog: HTMLDialogElement, heading: string): () => void {
  if (dialog.hasAttribute('aria-label') || dialog.hasAttribute('aria-labelledby')) return () => {};
  const own = dialog.querySelector(HEADINGS);
  if (heading || !own) {
    return write(dialog, 'aria-label', heading || null);
  }
  if (!own.id) write(own, 'id', `sq-dialog-heading-${++dialogs}`);
  return write(dialog, 'aria-labelledby', own.id);
}

import { onePerPage } from '../store.js';
import { buildOverlay } from './build-overlay.js';
import { focusedElement } from './focused-element.js';
import type { SystemError } from './system-error.js';

/** A test puts its own in: no browser lets it watch a page reload. */
export const page = { reload: () => location.reload() };

/** Tells the visitor of a call that failed. While that is on the screen, further errors are counted and not stacked. */
export function showSystemError(error: SystemError): void {
  onePerPage('system-error', createSystemErrors).show(error);
}

function createSystemErrors() {
  let counted: ((more: number) => void) | undefined;
  let more = 0;
  let isShown = () => false;

  function show(error: SystemError) {
    if (counted && isShown()) return counted(++more);
    open(error);
  }

  function open(error: SystemError) {
    const before = focusedElement();
    const { host, dialog, reload, clear, count } = buildOverlay(error);
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      dialog.close();
      host.remove();
      before?.focus({ preventScroll: true });
    };
    counted = count;
    more = 0;
    // The page may have thrown the overlay away with its content.
    isShown = () => !isOver && host.isConnected && dialog.open;
    reload.addEventListener('click', () => page.reload());
    clear.addEventListener('click', end);
    dialog.addEventListener('close', end); // Escape
    // What lies behind does not hear keys that are meant for the overlay.
    dialog.addEventListener('keydown', (event) => event.stopPropagation());
    dialog.showModal();
    reload.focus();
  }

  return { show };
}

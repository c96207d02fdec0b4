import { focusedElement } from '../page/focused-element.js';
import { onePerPage } from '../store.js';
import { buildOverlay } from './build-overlay.js';
import type { SystemError } from './system-error.js';

/** Replaced in tests: a test cannot observe a reload of its own page. */
export const page = { reload: () => location.reload() };

/** Shows a failed call to the visitor. While the overlay is open, further errors are counted and not shown. */
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
    const previousFocus = focusedElement();
    const { host, dialog, reload, clear, count } = buildOverlay(error);
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      dialog.close();
      host.remove();
      previousFocus?.focus({ preventScroll: true });
    };
    counted = count;
    more = 0;
    // The page may have removed the overlay together with its content.
    isShown = () => !isOver && host.isConnected && dialog.open;
    reload.addEventListener('click', () => page.reload());
    clear.addEventListener('click', end);
    dialog.addEventListener('close', end); // Escape
    // Keys for the overlay must not reach the listeners of the page behind it.
    dialog.addEventListener('keydown', (event) => event.stopPropagation());
    dialog.showModal();
    reload.focus();
  }

  return { show };
}

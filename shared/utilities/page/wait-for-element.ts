import { pause } from '../../platform/timing/pause.js';

export const ELEMENT_POLL_MS = 100;

/**
 * Resolves with the first element that matches the selector, as soon as there is one: now, or at one of the looks every
 * 100 ms. Rejects with the reason of the signal, and with a SyntaxError for a selector that is none.
 *
 * @param signal ends the waiting; `AbortSignal.timeout(5000)` for a limit. Default: none
 * @param root where to look; default: the document
 */
export async function waitForElement<E extends Element = Element>(
  selector: string,
  { signal, root = document }: { readonly signal?: AbortSignal; readonly root?: ParentNode } = {},
): Promise<E> {
  for (;;) {
    signal?.throwIfAborted();
    const found = root.querySelector<E>(selector);
    if (found) return found;
    await pause(ELEMENT_POLL_MS, signal);
  }
}

/*
 * Browsers refuse an entry in a document without an address, and when there are too many in a short time: Safari throws from
 * the 101st in ten seconds, Chromium does nothing. An address that is late is no reason for a block to fail.
 */

/** As `history.pushState`; without effect where the browser refuses it. */
export function pushEntry(state: unknown, address?: string): void {
  try {
    history.pushState(state, '', address);
  } catch {
    // said above
  }
}

/** As `history.replaceState`; without effect where the browser refuses it. */
export function replaceEntry(state: unknown, address?: string): void {
  try {
    history.replaceState(state, '', address);
  } catch {
    // said above
  }
}

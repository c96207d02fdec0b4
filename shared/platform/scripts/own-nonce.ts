/** Those that wait for consent may come from anybody: what they say of a nonce proves nothing. */
const RUNNING = 'script[nonce]:not([type="text/plain" i])';

/**
 * Whether a script that markup names may run: on a page whose scripts have a nonce only with that one at its element. The
 * kit is trusted by its own nonce, and under `strict-dynamic` browsers run whatever it inserts, in Chromium inline scripts
 * as well. Where the page's scripts have several nonces, one of them may be a stranger's guess: none of them counts.
 */
export function mayRunScript(nonce: string): boolean {
  const nonces = new Set([...document.querySelectorAll<HTMLScriptElement>(RUNNING)].map((script) => script.nonce));
  return nonces.size === 0 || (nonces.size === 1 && nonces.has(nonce));
}

/** What an author is told. */
export const NEEDS_NONCE =
  'the scripts of this page have a nonce: a script in the markup needs the same, as the attribute nonce';

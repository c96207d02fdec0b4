import { trustedScript } from '../html/trusted.js';

/**
 * Whether an address that markup names may become a script. On a page whose scripts have nonces only with the page's nonce at
 * the element: the kit is trusted by its own nonce, and under `strict-dynamic` the browser would run whatever it inserts.
 * Which nonce is the page's only the browser knows: a script of one word runs with it, and with no other.
 */
export function mayLoadScript(nonce: string): boolean {
  if (!document.querySelector('script[nonce]')) return true;
  const probe = document.createElement('script');
  const text = nonce && trustedScript('document.currentScript.dataset.ran=""');
  if (!text) return false;
  probe.nonce = nonce;
  probe.text = text;
  document.head.append(probe);
  probe.remove();
  return 'ran' in probe.dataset;
}

/** What an author is told. */
export const NEEDS_NONCE =
  'the scripts of this page have a nonce: a script whose address is in the markup needs it as well, as the attribute nonce';

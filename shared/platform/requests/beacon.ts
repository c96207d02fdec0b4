import { isCrumb, readCrumb } from './crumb.js';

/** The Fetch standard allows 64 KiB for the bodies of all `keepalive` requests of a page together. */
const KEEPALIVE_MAX_BYTES = 60_000;

interface BeaconOptions {
  /** A media type. Default `text/plain`, which needs no preflight request to another origin. */
  type?: string;
  /** Sends the crumb as a header too (storefront §7). `sendBeacon` cannot, so that `fetch` is used. */
  csrfHeader?: boolean;
}

/**
 * Sends data without waiting for an answer, also while the page is being closed: by `sendBeacon`, or else by a `fetch`
 * with `keepalive`. The address has the crumb, as for every call. Never throws, and does not report whether it arrived.
 */
export function beacon(url: string, text: string, { type = 'text/plain', csrfHeader }: BeaconOptions = {}): void {
  try {
    const to = new URL(url, document.baseURI);
    const crumb = readCrumb();
    if (crumb) to.searchParams.set('crumb', crumb);
    const body = new Blob([text], { type });
    const keepalive = body.size <= KEEPALIVE_MAX_BYTES;
    const token = csrfHeader && isCrumb(crumb) && { 'X-CSRF-Token': crumb };
    const canFetch = keepalive && 'keepalive' in Request.prototype;
    if (!(token && canFetch) && navigator.sendBeacon?.(to, body)) return;
    fetch(to, { method: 'POST', body, headers: { ...token }, keepalive, credentials: 'include' }).catch(() => {});
  } catch {
    // an invalid address or a refused scheme: no caller waits for the result
  }
}

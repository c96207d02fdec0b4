import { isCrumb, readCrumb } from './crumb.js';

/** The Fetch standard lets 64 KiB of bodies outlive a page, all that are under way together. */
const KEEPALIVE_MAX_BYTES = 60_000;

interface BeaconOptions {
  /** A media type. Default `text/plain`: what another origin takes without being asked first. */
  type?: string;
  /** The server wants the crumb as a header too (storefront §7), which `sendBeacon` has not. */
  csrfHeader?: boolean;
}

/**
 * Sends what nobody waits for, also from a page that is just being left: by `sendBeacon`, or else by a `fetch` that
 * outlives the page. The crumb goes along in the address, as with every call. Whether it arrives is never known, and
 * nothing is thrown.
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
    // an address that is none, a refused scheme: there is nobody to tell
  }
}

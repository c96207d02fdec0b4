/*
 * `location.origin` is the origin of an address, `self.origin` that of the page: what the browser asks before it gives a
 * script an answer. They differ in a frame with `sandbox` (the site's address, no rights) and in `srcdoc` (no address).
 */

const originOf = (address: string): string | undefined =>
  URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).origin : undefined;

/** Whether a script of this page may read what is at an address, and send it any header. */
export const isOwnOrigin = (address: string): boolean => self.origin !== 'null' && originOf(address) === self.origin;

/** Whether an address is of the site that the page belongs to. */
export const isOfSite = (address: string): boolean =>
  originOf(address) === (location.origin === 'null' ? self.origin : location.origin);

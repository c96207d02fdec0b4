/**
 * The address of the page with another fragment, or without one. Absolute: the history takes a relative one for an address
 * of the page's `<base>`, and a path that begins with two slashes for another host.
 */
export const fragmentAddress = (fragment = ''): string =>
  location.href.split('#', 1)[0] + (fragment && `#${encodeURIComponent(fragment)}`);

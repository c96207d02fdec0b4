import { cookieNames, removeCookie } from '../../platform/storage/cookies.js';
import { consent } from './consent.js';
import { gatePurpose } from './placeholder.js';
import type { Purpose } from './purposes.js';

const NAMING = '[data-sq-consent][data-sq-cookies]';

/** Whether a cookie has this name, or one that begins as it does where it ends with a star. A star alone is no name. */
const isMeant = (cookie: string, name: string) =>
  name.endsWith('*') ? name.length > 1 && cookie.startsWith(name.slice(0, -1)) : cookie === name;

/**
 * Removes the cookies that scripts and frames name in `data-sq-cookies`, where the visitor has answered and permits none of
 * the purposes under which they are named. A script that has run is remembered: it names them no more, and may write them
 * again until the page ends, so that the next page removes them too. Cookies that others have set for their own domain are
 * out of reach, as are those that scripts cannot read.
 */
export function createCookieRemover(allows: (purpose: Purpose | undefined) => boolean): () => void {
  const purposes = new Map<string, Set<Purpose | undefined>>();
  return () => {
    for (const gate of document.querySelectorAll<HTMLElement>(NAMING))
      for (const name of gate.dataset['sqCookies']!.split(/[\s,]+/).filter(Boolean))
        purposes.set(name, (purposes.get(name) ?? new Set()).add(gatePurpose(gate)));
    if (consent().get() === 'undecided') return;
    for (const [name, named] of purposes)
      if (![...named].some(allows))
        cookieNames()
          .filter((cookie) => isMeant(cookie, name))
          .forEach(removeCookie);
  };
}

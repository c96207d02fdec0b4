import { pageRegistry } from '../../platform/page/page-registry.js';
import { createStore, onePerPage, type Store } from '../../platform/store.js';
import { allowsAnalytics, isAnonymous } from '../consent/analytics-permission.js';
import { consent } from '../consent/consent.js';

/**
 * Whether the hit of the page's view is still to come: it makes the visitor's cookie. Without the loader nobody counts
 * views.
 */
export const hitDue = (): Store<boolean> =>
  onePerPage('hit-due', () => createStore(pageRegistry().loadBlock !== undefined));

/** What carries the visitor's cookie waits for the hit that makes it. Nothing waits that may not be sent. */
export const isEarly = (): boolean => hitDue().get() && allowsAnalytics() && !isAnonymous();

/** Calls `send` as soon as nothing has to be waited for; what is permitted then is for `send` to ask. */
export function afterHit(send: () => void): void {
  if (!isEarly()) return send();
  const check = () => {
    if (isEarly()) return;
    stops.forEach((stop) => stop());
    send();
  };
  const stops = [hitDue().subscribe(check), consent().subscribe(check)];
}

import { createStore, type Store } from '../../platform/store.js';
import { consent } from './consent.js';
import { allowsThirdParties } from './permissions.js';
import type { Purpose } from './purposes.js';

/** Whether one thing of the page may contact a third party. */
export interface OwnPermission extends Pick<Store<boolean>, 'get' | 'subscribe'> {
  /** The visitor allows this one thing, until third parties are declined. */
  allow(): void;
}

/** The visitor's permission for the purpose on the whole site, or for one thing by a button of its own. */
export function createOwnPermission(purpose: Purpose): OwnPermission {
  const own = createStore(false);
  return {
    get: () => own.get() || allowsThirdParties(purpose),
    allow: () => own.set(true),
    subscribe(listener) {
      const stopOwn = own.subscribe(listener);
      const stopConsent = consent().subscribe(() => {
        if (consent().get() === 'declined' && !allowsThirdParties(purpose)) own.set(false);
        listener();
      });
      return () => {
        stopOwn();
        stopConsent();
      };
    },
  };
}

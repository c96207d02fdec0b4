import type { Store } from '../../platform/store.js';
import { consent } from './consent.js';
import { offeredPurposes, PURPOSES, type Purpose } from './purposes.js';

/*
 * What a block may do that shows content of others. Apart from cookie-policy.ts, which says what the site itself may store
 * and count: blocks load only this.
 */

/** Third-party frames, pixels, captchas and map tiles: only after the visitor has accepted all, or their purpose. */
export const allowsThirdParties = (purpose: Purpose): boolean => consent().allows(purpose);

/** `allowsThirdParties('media')` as a store, for blocks that follow it. */
export const mediaPermission: Pick<Store<boolean>, 'get' | 'subscribe'> = {
  get: () => allowsThirdParties('media'),
  subscribe: (listener) => consent().subscribe(listener),
};

/**
 * The visitor says "always" beside one thing of the page: all is accepted, or its purpose alone where the site lets its
 * visitors choose, also one that the banner does not offer.
 */
export function acceptFor(purpose: Purpose): void {
  if (offeredPurposes().length > 0) consent().choose([...PURPOSES.filter((other) => consent().allows(other)), purpose]);
  else consent().accept();
}

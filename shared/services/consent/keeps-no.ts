import { consent } from './consent.js';
import { hasBanner } from './cookie-policy.js';

/** In ms: for how long it is kept without consent that something was closed. */
const LIFE_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Whether what a visitor closed at this time, in ms since 1970, still stays away. To stay away is what the visitor has asked
 * for: to keep that needs no consent, and ends after a year. Longer where the visitor has accepted `functional`, or where
 * the site asks for no consent.
 */
export const keepsNo = (closed: number): boolean =>
  Date.now() - closed < LIFE_MS || consent().allows('functional') || (!hasBanner() && consent().get() === 'undecided');

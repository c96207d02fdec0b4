import { consent } from './consent.js';
import { hasBanner } from './cookie-policy.js';

/**
 * Whether it may be remembered beyond the session that the visitor has closed something. To close it is the visitor's own
 * wish, and to remember that until the browser closes needs no consent; longer where the visitor has accepted
 * `functional`, or where the site asks for no consent.
 */
export const mayRemember = (): boolean =>
  consent().allows('functional') || (!hasBanner() && consent().get() === 'undecided');

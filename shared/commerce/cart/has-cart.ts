import { readCookie } from '../../platform/storage/cookies.js';

/** Ambiguity A12: there is a cart when `CART` holds its token, or `hasCart` is exactly "true". */
export const hasCart = (): boolean => Boolean(readCookie('CART')) || readCookie('hasCart') === 'true';

/*
 * The anti-forgery token of a member's session, for the pages of one tab (ambiguity A54). It does not use `inSessionStorage`:
 * a module that services share with a block is one more for pages with that block to load.
 */
const KEY = 'sq-xsrf-token';

/** Empty without one, and where session storage is refused. */
export function readKeptToken(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** An empty token is removed. */
export function keepToken(token: string): void {
  try {
    if (token) sessionStorage.setItem(KEY, token);
    else sessionStorage.removeItem(KEY);
  } catch {
    // it lasts as long as the page
  }
}

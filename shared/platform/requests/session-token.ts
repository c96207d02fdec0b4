import { createStore, onePerPage, type Store } from '../store.js';
import { keepToken, readKeptToken } from '../storage/kept-token.js';

/**
 * The anti-forgery token of a member's session (storefront §4 "Sign-in", ambiguity A54); empty without one. The next pages
 * of the tab have it as well. Storage is read at the first use, not when the page starts: the browser waits for it.
 */
export const sessionToken = (): Store<string> => onePerPage('xsrf-token', createToken);

function createToken(): Store<string> {
  const token = createStore(readKeptToken());
  token.subscribe(() => keepToken(token.get()));
  return token;
}

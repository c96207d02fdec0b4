import { createStore, onePerPage, type Store } from '../store.js';

/** The anti-forgery token of a member's session (storefront §4 "Sign-in", ambiguity A54); empty without one. */
export const sessionToken = (): Store<string> => onePerPage('xsrf-token', () => createStore(''));

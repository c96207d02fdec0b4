import { createStore, onePerPage } from '../../platform/store.js';

/**
 * Scripts that have run cannot be taken back: after a no they go on until the page is loaded again. It is not loaded
 * by itself, as the visitor may be in the middle of something: the banner offers it.
 */
export const needsReload = () => onePerPage('consent-reload', () => createStore(false));

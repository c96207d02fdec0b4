import { createStore, onePerPage } from '../../platform/store.js';

/**
 * True after the visitor has declined while gated scripts are running: they cannot be stopped, only a reload ends them.
 * The page does not reload by itself, because the visitor may be filling in a form: the banner offers it.
 */
export const reloadNeeded = () => onePerPage('consent-reload', () => createStore(false));

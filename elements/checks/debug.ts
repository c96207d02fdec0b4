import vocabulary from 'sq-blocks:vocabulary';
import { watchPage } from './watch-page.js';

/**
 * Warns about mistakes that a page would not show: names that nobody knows, ids that lead nowhere, blocks without content.
 * The services load this file on a page with the attribute `data-sq-debug`; a visitor's browser does not load it.
 * Returns the function that ends it.
 */
export const startDebug = (): (() => void) => watchPage(vocabulary);

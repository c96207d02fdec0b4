/*
 * The plain elements that services work for. The loader loads the services for them, and each service starts by its own:
 * one list, so that no service waits for an element that loads none.
 */

/** Names the site and its server. No other element: a text of a visitor may have any id. */
export const CONTEXT = 'script[type="application/json"]#sq-context';
/** Scripts and frames that wait for consent. */
export const GATES = '[data-sq-consent]';
/** Controls that open the banner. */
export const OPENERS = '[data-sq-action]';
export const RELATIVE_TIMES = '[data-sq-relative]';
/** What counts clicks and submissions. */
export const TRACKED = '[data-sq-track]';
/** Links, forms and submit buttons that add to the cart, and what shows its content. */
export const ADD_TO_CART = '[data-sq-add-to-cart]';
export const CART_TEXTS = '[data-sq-cart-count],[data-sq-cart-subtotal]';
/** What moves in when it is scrolled into view. */
export const ANIMATED = '[data-sq-animate]';
export const DEBUG = '[data-sq-debug]';
/** `<div class="sq-block sq-gallery">`. */
export const WRAPPERS = '.sq-block';

export const SERVED_ELEMENTS = `${CONTEXT},${GATES},${OPENERS},${RELATIVE_TIMES},${TRACKED},${ADD_TO_CART},${CART_TEXTS},${ANIMATED},${DEBUG},${WRAPPERS}`;

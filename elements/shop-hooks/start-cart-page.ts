import { placeBlock } from './place-block.js';

/** Puts a cart into the element that a cart page has for it, unless the page has one. */
export const startCartPage = (): (() => void) =>
  placeBlock('sq-cart', ['sq-cart-container', 'sq-cart-root'], 'sq-cart:not([drawer])');

import { cart } from '../../shared/commerce/cart/cart.js';
import { cartLabel } from '../../shared/commerce/cart/cart-label.js';
import { formatMoney } from '../../shared/commerce/money/format-money.js';
import { closest, hasMatching } from '../../shared/platform/page/element-calls.js';
import { CART_TEXTS } from '../../shared/platform/page/served-elements.js';
import { languageOf } from '../../shared/platform/i18n/translate.js';

/** Writes a text only where it differs: the observer below would see its own writes without end. */
function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Keeps the number of items in `data-sq-cart-count`, and the subtotal in `data-sq-cart-subtotal`, also in elements that
 * are added later. Until the cart is known they keep the author's text.
 */
export function startCartTexts(): () => void {
  const update = () => {
    const { synced, items, subtotal, currency } = cart().get();
    if (!synced) return;
    for (const element of document.querySelectorAll('[data-sq-cart-count]')) write(element, cartLabel(items).shown);
    for (const element of document.querySelectorAll('[data-sq-cart-subtotal]'))
      write(element, formatMoney(subtotal, currency, languageOf(element)));
  };
  const unsubscribe = cart().subscribe(update);
  const observer = new MutationObserver((records) => {
    // The whole page is looked at only for them: other scripts may change it in each frame.
    const isText = (node: Node) => hasMatching(node, CART_TEXTS);
    if (records.some(({ target, addedNodes }) => closest(target, CART_TEXTS) || [...addedNodes].some(isText))) update();
  });
  observer.observe(document, { childList: true, subtree: true });
  void cart().refresh();
  update();
  return () => {
    unsubscribe();
    observer.disconnect();
  };
}

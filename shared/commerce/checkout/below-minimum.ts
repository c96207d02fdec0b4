import { alert } from '../../platform/dialogs/alert.js';
import { productMessages } from '../../platform/i18n/en/product.js';
import { languageOf, translate } from '../../platform/i18n/translate.js';
import { pageContext } from '../../platform/page/read-page.js';
import { cart } from '../cart/cart.js';
import { formatMoney } from '../money/format-money.js';
import { reachesMinimum, readMinimumSubtotal } from '../product/minimum-subtotal.js';

/**
 * Why the page's cart may not be checked out by the minimum of its store, as the visitor is told; empty where it may. The server
 * is asked before a visitor is kept: something else may have changed the cart. Where it does not answer, the checkout decides.
 */
export async function belowMinimum(element: Element): Promise<string> {
  const minimum = readMinimumSubtotal(pageContext().websiteSettings);
  const isEnough = () => cart().get().synced && reachesMinimum(cart().get().subtotal, minimum);
  if (!minimum || isEnough()) return '';
  await cart().refresh();
  if (isEnough() || !cart().get().synced) return '';
  const subtotal = formatMoney(minimum.cents, minimum.currency, languageOf(element));
  const message = translate(element, 'product', productMessages, 'minimumSubtotal', { subtotal });
  void alert(message);
  return message;
}

import { alert } from '../../platform/dialogs/alert.js';
import { productMessages } from '../../platform/i18n/en/product.js';
import { languageOf, translate } from '../../platform/i18n/translate.js';
import { pageContext } from '../../platform/page/read-page.js';
import { cart } from '../cart/cart.js';
import { formatMoney } from '../money/format-money.js';
import { reachesMinimum, readMinimumSubtotal } from '../product/minimum-subtotal.js';

/**
 * Whether the page's cart may be checked out by the minimum of its store; says so where it may not. The server is asked
 * before a visitor is kept: something else may have changed the cart. Where it does not answer, the checkout decides.
 */
export async function cartReachesMinimum(element: Element): Promise<boolean> {
  const minimum = readMinimumSubtotal(pageContext().websiteSettings);
  const isEnough = () => cart().get().synced && reachesMinimum(cart().get().subtotal, minimum);
  if (!minimum || isEnough()) return true;
  await cart().refresh();
  if (isEnough() || !cart().get().synced) return true;
  const subtotal = formatMoney(minimum.cents, minimum.currency, languageOf(element));
  void alert(translate(element, 'product', productMessages, 'minimumSubtotal', { subtotal }));
  return false;
}

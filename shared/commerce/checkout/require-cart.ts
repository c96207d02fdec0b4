import { checkoutMessages } from '../../platform/i18n/en/checkout.js';
import { translate } from '../../platform/i18n/translate.js';
import { respondToAgent } from '../../platform/page/respond-to-agent.js';
import { hasCart } from '../cart/has-cart.js';

/**
 * Stops an event that leads to the checkout, and says why, where there is no cart's cookie (storefront §5). Returns
 * whether the checkout may go on.
 */
export function requireCart(event: Event, element: Element): boolean {
  if (hasCart()) return true;
  event.preventDefault();
  const message = translate(element, 'checkout', checkoutMessages, 'noCart');
  respondToAgent(event, () => Promise.resolve(message));
  import('../../platform/dialogs/alert.js').then(
    ({ alert }) => alert(message),
    () => window.alert(message), // the file of the dialog could not be loaded
  );
  return false;
}

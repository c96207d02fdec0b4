import { text } from '../../shared/declaration/attribute.js';
import { block } from '../../shared/declaration/declaration.js';
import { checkoutButton } from './checkout-button-declaration.js';

export const subscribe = block({
  tag: 'sq-subscribe',
  summary: 'A link to the checkout of a subscription.',
  editor: { icon: 'update', content: 'text' },
  attributes: {
    'cart-token': text('The token of the cart with the subscription; without it the link inside stays as it is.'),
  },
  events: checkoutButton.events,
  slots: checkoutButton.slots,
  parts: checkoutButton.parts,
});

import { address } from '../../shared/declaration/address.js';
import { block, event } from '../../shared/declaration/declaration.js';

export const checkoutButton = block({
  tag: 'sq-checkout-button',
  summary: 'A link to the checkout of the cart. Without a cart it says that checkout is not possible.',
  editor: { icon: 'money-alt', content: 'text' },
  attributes: {
    href: address('Where the checkout is.', '/commerce/goto-checkout'),
  },
  events: {
    'sq-checkout': event(
      'The visitor is about to leave for the checkout.',
      { address: 'string' },
      { cancelable: true },
    ),
  },
  slots: { '': 'A link or form that leads to the checkout without script, or the text of a link.' },
  parts: { link: 'The link, when only text is inside.' },
});

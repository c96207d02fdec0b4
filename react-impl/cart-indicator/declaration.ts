import { address } from '../../shared/declaration/address.js';
import { block, event, method, property } from '../../shared/declaration/declaration.js';

export const cartIndicator = block({
  tag: 'sq-cart-indicator',
  summary: 'A link to the cart with the number of items and the subtotal.',
  editor: { icon: 'cart', content: 'text' },
  attributes: {
    href: address('Where the cart is, when no link is inside.', '/cart'),
  },
  events: {
    'sq-cart-change': event('The cart has changed, here or in another tab.', { items: 'number', subtotal: 'string' }),
  },
  properties: {
    items: property('The number of items in the cart; 0 until it is loaded.', 'number'),
    subtotal: property(
      'The subtotal as it is shown, in the currency of the store; empty until it is loaded.',
      'string',
    ),
  },
  methods: {
    refresh: method('Loads the cart from the server.'),
  },
  slots: { '': 'A link to the cart, or the text of one. The link works without script.' },
  parts: {
    link: 'The link, when only text is inside.',
    label: 'The count and the subtotal together.',
    count: 'The number of items.',
    subtotal: 'The subtotal in the currency of the store.',
    status: 'Announces changes to screen readers.',
  },
  customProperties: {
    '--sq-cart-count-background': 'Background of the number.',
    '--sq-cart-count-color': 'Colour of the number.',
  },
});

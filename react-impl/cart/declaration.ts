import { address } from '../../shared/declaration/address.js';
import { flag } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';

export const cart = block({
  tag: 'sq-cart',
  summary: 'The cart, as a page or in a drawer that a link opens.',
  editor: { icon: 'cart', content: 'blocks' },
  attributes: {
    drawer: flag('The cart is in a drawer, which the link inside opens.'),
    'open-on-add': flag('The drawer opens when something is added to the cart on this page.'),
    'checkout-href': address('Where the checkout is.', '/commerce/goto-checkout'),
  },
  events: {
    'sq-cart-open': event('The drawer has opened.', {}),
    'sq-cart-close': event('The drawer has closed.', {}),
    'sq-checkout': event(
      'The visitor is about to leave for the checkout.',
      { address: 'string' },
      { cancelable: true },
    ),
  },
  methods: {
    open: method('Opens the drawer.'),
    close: method('Closes the drawer.'),
    refresh: method('Loads the cart from the server.'),
  },
  slots: {
    '': 'A link to the cart, which works without script. On a cart page it is shown until the cart is loaded, and when it cannot be.',
    empty: 'What an empty cart shows.',
  },
  parts: {
    dialog: 'The drawer.',
    close: 'The button that closes the drawer.',
    heading: 'The heading of the drawer.',
    line: 'One line of the cart.',
    image: 'The picture of a line.',
    title: 'The name of a line, a link where the product has a page.',
    options: 'What was chosen of a product.',
    fields: 'What its form had besides, such as an engraving.',
    quantity: 'The quantity of a line.',
    price: 'The price of a line.',
    remove: 'The button that removes a line.',
    removed: 'The line that was removed, with Undo.',
    error: 'Why a change was not made.',
    coupon: 'The form for a discount code.',
    shipping: 'The ways of shipping.',
    totals: 'The amounts.',
    checkout: 'The link to the checkout.',
    status: 'Announces changes to screen readers.',
  },
});

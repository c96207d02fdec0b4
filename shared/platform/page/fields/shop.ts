import { either, type Field, fields, flag, number, object, text } from './field.js';

const ENABLED = {
  kind: flag,
  summary: 'Whether orders have a minimum.',
  default: false,
  readBy: ['`sq-cart`'],
  source: 'ambiguity A60, docs/shop-calls.md',
} satisfies Field;
const MINIMUM = {
  kind: object({
    currency: { kind: text(), summary: 'ISO 4217.', default: 'USD', example: 'USD' },
    value: {
      kind: either(text(), number),
      summary: 'The amount as a decimal text or a number; not in cents.',
      example: '10.00',
    },
  }),
  summary: 'The least subtotal of an order.',
  readBy: ['`sq-cart`'],
  source: 'ambiguity A60, docs/shop-calls.md',
} satisfies Field;

/** The shop, among the settings of the site. */
export const SHOP_SETTINGS = fields({
  storeCurrency: {
    kind: text(),
    words: ['currency', 'money', 'prices'],
    summary:
      'The currency of all prices (ISO 4217). A cart of the server and the attribute `currency` of a block say their own.',
    default: 'USD',
    readBy: ['`sq-price`', '`sq-product`', '`sq-cart`', '`sq-cart-indicator`', '`data-sq-cart-subtotal`'],
    source: 'storefront §3 "Currency table"',
    example: 'EUR',
  },
  minimumOrderSubtotalEnabled: ENABLED,
  minimumOrderSubtotal: MINIMUM,
  storeSettings: {
    kind: object({ minimumOrderSubtotalEnabled: ENABLED, minimumOrderSubtotal: MINIMUM }),
    summary: 'The minimum of orders, where the platform has it here; it counts before the two above.',
    readBy: ['`sq-cart`'],
    source: 'ambiguity A60',
  },
});

/** Reviews. */
export const SHOP = fields({
  reviewRequest: {
    kind: object({
      status: {
        kind: text('reviewed', 'expired'),
        summary:
          'The review is written already, or the link is too old: the form is not shown. Any other text shows it.',
      },
    }),
    summary: 'The request for a review that the page answers.',
    readBy: ['`sq-reviews`'],
    source: 'ambiguity A108',
  },
});

import { flag, number, text } from '../../shared/declaration/attribute.js';
import { block } from '../../shared/declaration/declaration.js';

/** Storefront §5 gives the limit of a price in minor units. */
const LIMITS = { min: 0, max: 100_000_000, integer: true } as const;

export const price = block({
  tag: 'sq-price',
  summary: 'A price in the language of the page: also a sale price with the original one, or a starting price.',
  editor: { icon: 'tag', content: 'text' },
  needs: { content: 'text', attributes: ['amount'] },
  attributes: {
    amount: number('What is paid, in minor units: 1250 is $12.50, or ¥1,250.', undefined, LIMITS),
    original: number(
      'The price before the sale, in minor units. Shown where it is more than the amount.',
      undefined,
      LIMITS,
    ),
    from: flag('Other variants cost more: "from $12.50".'),
    currency: text("The currency, such as EUR; else the store's."),
  },
  slots: { '': 'The price as text: shown without script, and where no amount is given.' },
  parts: {
    price: 'What is paid, without a sale.',
    'sale-price': 'What is paid in a sale.',
    'original-price': 'The price before the sale.',
  },
});

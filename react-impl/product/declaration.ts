import { choice, INVALID, json, number, text } from '../../shared/declaration/attribute.js';
import { block, event, method, property } from '../../shared/declaration/declaration.js';
import { isObject, type Data } from '../../shared/platform/page/unknown-values.js';

const readData = (data: unknown): Data | typeof INVALID => (isObject(data) ? data : INVALID);

/** What is added: the variant has a SKU, else an id, else values of options; fields are what the form has besides. */
const ADDED = {
  itemId: 'string',
  sku: 'string',
  variantId: 'string | undefined',
  options: 'Record<string, string> | undefined',
  quantity: 'number',
  additionalFields: 'readonly { name: string; value: string }[] | undefined',
} as const;

export const product = block({
  tag: 'sq-product',
  summary:
    'A product: its HTML has the facts and a real form; the block keeps price, stock, images and address in step with the chosen variant, and adds it to the cart.',
  editor: { icon: 'products', content: 'blocks' },
  needs: { content: 'element' },
  attributes: {
    product: json(
      'The product: an item of the platform, or its structuredContent. Also as a script inside, of the type application/json with data-sq-product; without any, the item of the page.',
      'Record<string, unknown>',
      readData,
      undefined as Data | undefined,
    ),
    src: text('Where the same data is loaded from.'),
    'item-id': text("The product's id in the cart; else the form's field itemId, or the id of the data."),
    currency: text("The currency of the prices, such as EUR; else the store's."),
    address: choice(
      'How the address of the page names the variant: ?variant=, the options by their names, or not at all.',
      ['variant', 'options', 'none'],
      'variant',
    ),
    'low-stock': number('Up to this number in stock, the number is shown.', 5, { min: 0, integer: true }),
  },
  events: {
    'sq-product-view': event('The product is in view, once.', {
      itemId: 'string',
      sku: 'string',
      price: 'number | undefined',
      currency: 'string',
    }),
    'sq-variant-change': event('The visitor has chosen another variant; empty texts for none.', {
      id: 'string',
      sku: 'string',
      price: 'number | undefined',
      inStock: 'boolean',
    }),
    'sq-cart-add': event(
      'The variant will be added to the cart.',
      { ...ADDED, price: 'number | undefined', currency: 'string' },
      { cancelable: true },
    ),
    'sq-cart-added': event('It is in the cart.', ADDED),
    'sq-cart-error': event('It could not be added.', { message: 'string' }),
  },
  methods: {
    addToCart: method('Adds the chosen variant to the cart, as the button of the form does.'),
    selectVariant: method('Chooses the variant with this id or SKU.', ['string']),
  },
  properties: {
    sku: property('The SKU of the chosen variant; empty for none.', 'string'),
    price: property('What it costs, in minor units; of the whole product the lowest price.', 'number | undefined'),
    inStock: property('Whether it can be bought.', 'boolean'),
  },
  slots: {
    '': 'The product: title, price, an sq-gallery and a form whose controls are named as the options; hooks are data-sq-field and data-sq-if.',
  },
  parts: {
    status: 'Announces price and stock after a choice, and the cart.',
    message: 'What has happened with the cart, or why nothing has.',
  },
  customProperties: {},
});

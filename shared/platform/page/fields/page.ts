import { count, either, type Field, fields, flag, listOf, mapOf, none, number, object, text, whole } from './field.js';

const COUNTING = 'counting of visits';

const price = (summary: string) =>
  ({ kind: count, summary: `${summary}, in minor units such as cents.` }) satisfies Field;

export const OPTION_VALUE = fields({
  optionName: { kind: text(), summary: 'The name of the option.' },
  name: { kind: text(), summary: 'The same, where `optionName` is missing.' },
  value: { kind: either(text(), number), summary: 'The value.' },
});

export const VARIANT = fields({
  id: { kind: either(text(), number), summary: 'What the cart knows the variant by, where it has no SKU.' },
  sku: { kind: text(), summary: 'The SKU.', example: 'SQ0000001' },
  price: price('The price'),
  salePrice: price('The price while the variant is on sale'),
  onSale: { kind: flag, summary: 'Whether the sale price holds.', default: false },
  unlimited: { kind: flag, summary: 'Whether the stock has no end.', default: false },
  qtyInStock: { kind: number, summary: 'The stock.', default: 0 },
  attributes: {
    kind: mapOf(either(text(), number)),
    summary: 'Its values by the names of the options.',
    example: { Glaze: 'Celadon' },
  },
  optionValues: {
    kind: listOf(either(object(OPTION_VALUE), text(), number)),
    summary: 'Its values as a list, in place of `attributes`.',
  },
});

/** What `readProduct` reads (storefront §3 "Product"). */
const PRODUCT = fields({
  productType: {
    kind: either(whole, text()),
    summary: 'The type: a number of `PRODUCT_TYPES` in `sq-blocks/commerce`, or its name.',
    default: 'physical',
  },
  variants: { kind: listOf(object(VARIANT)), summary: 'The variants, one at least unless the product is digital.' },
  variantOptionOrdering: { kind: listOf(text()), summary: 'The names of the options, in their order.' },
  variantAttributeNames: {
    kind: listOf(text()),
    summary: 'The same, where `variantOptionOrdering` is missing.',
  },
  priceCents: price('The price of a digital product'),
  salePriceCents: price('Its price while it is on sale'),
  onSale: { kind: flag, summary: 'Whether the sale price of a digital product holds.', default: false },
  sku: { kind: text(), summary: 'The SKU of a digital product.' },
  subscriptionPlan: {
    kind: object({
      billingPeriod: {
        kind: object({
          value: { kind: { kind: 'number', isWhole: true, min: 1 }, summary: 'How many units lie between payments.' },
          unit: { kind: text(), summary: '`week`, `month` or `year`, also in capitals and as a plural.' },
        }),
        summary: 'The time between two payments.',
      },
      numBillingCycles: { kind: count, summary: 'The number of payments; 0: until it is cancelled.', default: 0 },
    }),
    summary: 'How often a subscription is paid.',
  },
});

/** What is on this page. */
export const PAGE = fields({
  pageType: {
    kind: whole,
    summary:
      'A number of `PAGE_TYPES` in `sq-blocks/vocabulary`, or another. 100, 103 and 106 are not counted; pages of the cart and 209 start their services.',
    readBy: ['`sq-member-gate`', COUNTING, 'cart page', 'reviews page'],
    source: 'CTX-004, CTX-009',
    example: 1,
  },
  collection: {
    kind: either(
      object({
        id: { kind: text(), summary: 'Its id.', readBy: ['`sq-form`', '`sq-popup`', COUNTING], example: 'c-home' },
        type: { kind: whole, summary: 'Its type.', readBy: [COUNTING], source: 'CTX-019' },
        pagePermissionTypeValue: {
          kind: number,
          summary: 'Who may see the page; sent with a form.',
          readBy: ['`sq-form`'],
        },
        permissionType: {
          kind: number,
          summary: 'The same, where `pagePermissionTypeValue` is missing.',
          readBy: ['`sq-form`'],
        },
      }),
      none,
    ),
    summary: 'The collection that the page shows.',
    source: 'CTX-004',
  },
  item: {
    kind: either(
      object({
        id: { kind: text(), summary: 'Its id.', readBy: ['`sq-form`', '`sq-product`', COUNTING], example: 'i-bowl' },
        recordType: { kind: whole, summary: 'Its type.', readBy: [COUNTING], source: 'CTX-018', example: 11 },
        title: { kind: text(), summary: 'The name of the product.', readBy: ['`sq-product`'] },
        structuredContent: {
          kind: object({
            id: { kind: text(), summary: 'The id of the product, where the item has none.' },
            title: { kind: text(), summary: 'The name of the product, where the item has none.' },
            ...PRODUCT,
          }),
          summary: 'The fields of the product, where the item does not have them itself.',
          readBy: ['`sq-product`'],
        },
        ...PRODUCT,
      }),
      none,
    ),
    summary: 'The item of the collection that the page shows; a product, on the page of one.',
    readBy: ['`sq-product`'],
    source: 'CTX-004, docs/product-html.md',
  },
  productPage: {
    kind: text(),
    summary: 'Where the calls of address suggestions come from. Without it, the path of the page.',
    readBy: ['`sq-form`'],
    source: 'MAP-024',
  },
  productSection: {
    kind: text(),
    summary: 'The part of the page that they come from.',
    default: 'form',
    readBy: ['`sq-form`'],
    source: 'MAP-024',
  },
});

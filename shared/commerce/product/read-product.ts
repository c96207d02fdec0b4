import type { Item, ObjectAt } from '../../platform/page/fields/context-fields.js';
import { asObject, asText, isObject } from '../../platform/page/unknown-values.js';
import type { Product, Variant } from './product.js';
import { readProductType } from './product-types.js';
import { readPrices, readVariants, textOf } from './read-variants.js';
import { isSku, SKU_MAX_CHARACTERS } from './sku.js';
import { readSubscriptionPlan } from './subscription-plan.js';

/** An item, or the part of it that has the fields of the product. */
type ProductData = ObjectAt<Item, 'structuredContent'>;

const names = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((name): name is string => asText(name) !== undefined))] : [];

/** A digital product has its prices itself (storefront §3), and there is always another copy of it. */
function digitalVariant(data: ProductData): Variant | undefined {
  const prices = readPrices(data.priceCents, data.salePriceCents, data.onSale);
  return prices && { ...prices, id: '', sku: textOf(data.sku), unlimited: true, qtyInStock: 0, values: [] };
}

/**
 * A product from an item of the page, or from its `structuredContent` (storefront §3). `undefined` for anything but an
 * object; parts that cannot be read are left out and named in `problems`. Without a type it is a physical product, which
 * is sold only while it is in stock. Never throws for data from JSON.
 */
export function readProduct(given: unknown): Product | undefined {
  if (!isObject(given)) return undefined;
  const item: Item = given;
  const data: ProductData = isObject(item.structuredContent) ? item.structuredContent : item;
  const type = readProductType(data.productType);
  const digital = type === 'digital' ? digitalVariant(data) : undefined;
  const order = names(data.variantOptionOrdering ?? data.variantAttributeNames);
  const { options, variants, problems } = digital
    ? {
        options: [],
        variants: [digital],
        problems:
          !digital.sku || isSku(digital.sku)
            ? []
            : [`The product has a SKU of more than ${SKU_MAX_CHARACTERS} characters.`],
      }
    : readVariants(data.variants, order);
  const plan = data.subscriptionPlan;
  const subscription = readSubscriptionPlan(plan);
  const isPlanGiven = isObject(plan) && Object.keys(asObject(plan.billingPeriod)).length > 0;
  return {
    id: textOf(item.id) || textOf(data.id),
    title: asText(item.title) ?? asText(data.title) ?? '',
    type: type ?? 'physical',
    options,
    variants,
    subscription,
    problems: [
      ...(type || data.productType === undefined ? [] : ['The type of the product is unknown.']),
      ...problems,
      ...(isPlanGiven && !subscription ? ['The subscription plan cannot be read.'] : []),
    ],
  };
}

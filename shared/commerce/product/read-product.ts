import { asObject, asText, isObject, type Data } from '../../platform/page/unknown-values.js';
import type { Product, Variant } from './product.js';
import { readProductType } from './product-types.js';
import { readPrices, readVariants } from './read-variants.js';
import { isSku } from './sku.js';
import { readSubscriptionPlan } from './subscription-plan.js';

const names = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter((name): name is string => asText(name) !== undefined))] : [];

/** A digital product has its prices itself (storefront §3), and there is always another copy of it. */
function digitalVariant(data: Data): Variant | undefined {
  const prices = readPrices(data, 'priceCents', 'salePriceCents');
  const sku = asText(data['sku']) ?? '';
  return prices && { ...prices, id: '', sku: isSku(sku) ? sku : '', unlimited: true, qtyInStock: 0, values: [] };
}

/**
 * A product from an item of the page, or from its `structuredContent` (storefront §3). `undefined` for anything but an
 * object; parts that cannot be read are left out and named in `problems`. Without a type it is a physical product, which
 * is sold only while it is in stock. Never throws for data from JSON.
 */
export function readProduct(item: unknown): Product | undefined {
  if (!isObject(item)) return undefined;
  const data = isObject(item['structuredContent']) ? item['structuredContent'] : item;
  const type = readProductType(data['productType']);
  const digital = type === 'digital' ? digitalVariant(data) : undefined;
  const order = names(data['variantOptionOrdering'] ?? data['variantAttributeNames']);
  const { options, variants, problems } = digital
    ? { options: [], variants: [digital], problems: [] }
    : readVariants(data['variants'], order);
  const plan = data['subscriptionPlan'];
  const subscription = readSubscriptionPlan(plan);
  const isPlanGiven = isObject(plan) && Object.keys(asObject(plan['billingPeriod'])).length > 0;
  return {
    id: asText(item['id']) ?? asText(data['id']) ?? '',
    title: asText(item['title']) ?? asText(data['title']) ?? '',
    type: type ?? 'physical',
    options,
    variants,
    subscription,
    problems: [
      ...(type || data['productType'] === undefined ? [] : ['The type of the product is unknown.']),
      ...problems,
      ...(isPlanGiven && !subscription ? ['The subscription plan cannot be read.'] : []),
    ],
  };
}

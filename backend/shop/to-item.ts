import { PRODUCT_TYPES } from '../../elements/server-rules.js';
import type { Product } from './product.js';

/**
 * The product as an item of the site with its `structuredContent` (storefront §3). `left` says how many there are by SKU;
 * SKUs that are not in it are unlimited. Pure.
 */
export function toItem(product: Product, left: ReadonlyMap<string, number>) {
  const variants = product.variants.map(({ sku, options = {}, priceCents, salePriceCents }) => ({
    id: sku,
    sku,
    price: priceCents,
    onSale: salePriceCents !== undefined,
    salePrice: salePriceCents ?? 0,
    qtyInStock: left.get(sku) ?? 0,
    unlimited: !left.has(sku),
    optionValues: Object.entries(options).map(([optionName, value]) => ({ optionName, value })),
  }));
  const [first] = product.variants;
  return {
    id: product.id,
    title: product.name,
    ...(product.path !== undefined && { fullUrl: product.path }),
    structuredContent: {
      productType: PRODUCT_TYPES[product.type],
      variants,
      variantOptionOrdering: Object.keys(first.options ?? {}),
      ...(product.type === 'digital' && {
        priceCents: first.priceCents,
        salePriceCents: first.salePriceCents ?? 0,
        onSale: first.salePriceCents !== undefined,
      }),
      ...(product.plan && { isSubscribable: true, subscriptionPlan: product.plan }),
    },
  };
}

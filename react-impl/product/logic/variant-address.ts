import type { Product, Variant } from '../../../shared/commerce/product/product.js';

/** The parameter of an address that names a variant by its id or SKU. */
const PARAMETER = 'variant';

export const variantNamed = ({ variants }: Product, name: string | null): Variant | undefined =>
  name ? variants.find(({ id, sku }) => id === name || sku === name) : undefined;

/** What names a variant in a cart. `undefined` where there is only one, and nothing to name it by: its product does. */
export function nameOfVariant({ options }: Product, variant: Variant | undefined) {
  if (variant?.sku) return { sku: variant.sku };
  if (variant?.id) return { variantId: variant.id };
  if (!variant || options.length === 0) return undefined;
  return { options: Object.fromEntries(options.map(({ name }, index) => [name, variant.values[index] ?? ''])) };
}

/** The variant that a query names, by `?variant=` or by a value for each option; `undefined` for none. */
export function readVariant(search: string, product: Product): Variant | undefined {
  const query = new URLSearchParams(search);
  const { options, variants } = product;
  return (
    variantNamed(product, query.get(PARAMETER)) ??
    (options.length > 0
      ? variants.find(({ values }) => options.every(({ name }, index) => query.get(name) === values[index]))
      : undefined)
  );
}

/** The address with the name of a variant in place of the one that it has; other parameters stay. */
export function addressWith(
  address: string,
  product: Product,
  { id, sku, values }: Variant,
  mode: 'variant' | 'options',
): string {
  const url = new URL(address);
  const name = id || sku;
  url.searchParams.delete(PARAMETER);
  for (const option of product.options) url.searchParams.delete(option.name);
  if (mode === 'variant' && name) url.searchParams.set(PARAMETER, name);
  else product.options.forEach((option, index) => url.searchParams.set(option.name, values[index] ?? ''));
  return url.href;
}

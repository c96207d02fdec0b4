import type { Given, NoObject } from '../../platform/page/fields/field.js';
import type { OPTION_VALUE, VARIANT } from '../../platform/page/fields/page.js';
import { asObject, asText, isObject } from '../../platform/page/unknown-values.js';
import { readPrice } from './price-limits.js';
import type { ProductOption, Variant } from './product.js';
import { isSku, SKU_MAX_CHARACTERS } from './sku.js';

type VariantData = Given<typeof VARIANT>;
type Values = ReadonlyMap<string, string>;
type Read = Omit<Variant, 'values'> & { readonly given: Values };

/** Price, sale price and sale of a variant, or of a digital product; `undefined` without a price. */
export function readPrices(price: unknown, salePrice: unknown, onSale: unknown) {
  const cents = readPrice(price);
  if (cents === undefined) return undefined;
  const sale = readPrice(salePrice);
  return { price: cents, onSale: onSale === true && sale !== undefined, salePrice: sale ?? 0 };
}

/** Shops number their products as well. */
export const textOf = (value: unknown) => (typeof value === 'number' ? String(value) : (asText(value)?.trim() ?? ''));

/** The values of a variant by the names of their options: a list of `optionValues`, or the object `attributes`. */
function readValues(data: VariantData): Values {
  const values = new Map<string, string>();
  const list: unknown = data.optionValues;
  const given: (readonly [unknown, unknown])[] = Array.isArray(list)
    ? list.map((each: unknown, index) => {
        const { optionName, name, value }: Given<typeof OPTION_VALUE> = asObject(each);
        return [textOf(optionName) || textOf(name) || `Option ${index + 1}`, isObject(each) ? value : each];
      })
    : Object.entries(asObject(data.attributes));
  for (const [name, value] of given) {
    const text = textOf(value);
    if (text) values.set(String(name), text);
  }
  return values;
}

function readVariant(data: VariantData | NoObject): Read | undefined {
  if (!isObject(data)) return undefined;
  const prices = readPrices(data.price, data.salePrice, data.onSale);
  if (!prices) return undefined;
  const sku = textOf(data.sku);
  const stock = data.qtyInStock;
  return {
    ...prices,
    id: textOf(data.id) || sku,
    sku,
    unlimited: data.unlimited === true,
    qtyInStock: typeof stock === 'number' && stock > 0 ? Math.floor(Math.min(stock, Number.MAX_SAFE_INTEGER)) : 0,
    given: readValues(data),
  };
}

/** The options that the variants name, those of `order` first. */
function optionsOf(variants: readonly Read[], order: readonly string[]): ProductOption[] {
  const found = new Map<string, Set<string>>(order.map((name) => [name, new Set<string>()]));
  for (const { given } of variants)
    for (const [name, value] of given) {
      const values = found.get(name) ?? new Set();
      found.set(name, values.add(value));
    }
  return [...found].filter(([, values]) => values.size > 0).map(([name, values]) => ({ name, values: [...values] }));
}

export interface Variants {
  readonly options: readonly ProductOption[];
  readonly variants: readonly Variant[];
  readonly problems: readonly string[];
}

/**
 * All variants that can be told apart and have a price. A variant without a value for an option, or with the values of an
 * earlier one, is left out: no choice would lead to it.
 *
 * @param order names of the options, in the order of the shop
 */
export function readVariants(list: unknown, order: readonly string[]): Variants {
  const all: readonly (VariantData | NoObject)[] = Array.isArray(list) ? list : [];
  const problems: string[] = [];
  const read: (readonly [number, Read])[] = [];
  all.forEach((data, index) => {
    const variant = readVariant(data);
    if (variant) read.push([index, variant]);
    else problems.push(`Variant ${index + 1} has no valid price.`);
    // It is kept: without it another variant would be bought.
    if (variant?.sku && !isSku(variant.sku))
      problems.push(`Variant ${index + 1} has a SKU of more than ${SKU_MAX_CHARACTERS} characters.`);
  });
  const options = optionsOf(
    read.map(([, variant]) => variant),
    order,
  );
  const seen = new Set<string>();
  const variants = read.flatMap(([index, { given, ...variant }]) => {
    const values = options.flatMap(({ name }) => given.get(name) ?? []);
    const key = JSON.stringify(options.length > 0 ? values : [variant.id || index]);
    const problem =
      values.length < options.length ? 'has no value for an option' : seen.has(key) ? 'is there twice' : undefined;
    seen.add(key);
    if (!problem) return [{ ...variant, values }];
    problems.push(`Variant ${index + 1} ${problem}.`);
    return [];
  });
  // Of the variants that are left: a value that only others had cannot be chosen.
  const kept = options.map(({ name, values }, index) => {
    const used = new Set(variants.map((variant) => variant.values[index]));
    return { name, values: values.filter((value) => used.has(value)) };
  });
  return { options: variants.length > 0 ? kept : [], variants, problems };
}

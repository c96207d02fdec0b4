import { isObject } from '../forms/field-values.js';

export interface Bounds {
  readonly min: number;
  readonly max: number;
}
export type Read<T> = { ok: true; value: T } | { ok: false; errors: Readonly<Record<string, string>> };
export interface NewEntry {
  readonly itemId: string;
  readonly sku: string | undefined;
  readonly quantity: number;
}

const quantityError = ({ min, max }: Bounds) => `Enter a whole number from ${min} to ${max}.`;
const isQuantity = (value: unknown, { min, max }: Bounds): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** `{ quantity }`. Pure. */
export function readQuantity(body: unknown, bounds: Bounds): Read<number> {
  const quantity = isObject(body) ? body['quantity'] : undefined;
  if (!isQuantity(quantity, bounds)) return { ok: false, errors: { quantity: quantityError(bounds) } };
  return { ok: true, value: quantity };
}

/** `{ itemId, sku, quantity }`; the SKU is optional. Pure. */
export function readNewEntry(body: unknown, bounds: Bounds): Read<NewEntry> {
  const { itemId, sku } = isObject(body) ? body : {};
  const quantity = readQuantity(body, bounds);
  const errors: [string, string][] = quantity.ok ? [] : Object.entries(quantity.errors);
  if (typeof itemId !== 'string' || itemId === '') errors.push(['itemId', 'Say which product.']);
  if (sku !== undefined && typeof sku !== 'string') errors.push(['sku', 'A SKU is text.']);
  if (!quantity.ok || errors.length > 0) return { ok: false, errors: Object.fromEntries(errors) };
  return { ok: true, value: { itemId: String(itemId), sku: sku as string | undefined, quantity: quantity.value } };
}

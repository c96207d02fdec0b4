import type { CartEntry } from '../storage/carts.js';
import type { Variant } from './product.js';
import type { NewEntry } from './read-entry.js';

/** What is none of the visitor's words: what a call has fields of its own for, and where a form without script goes next. */
const OF_THE_CALL = ['itemId', 'sku', 'variantId', 'quantity', 'next'];

/**
 * What a form had besides the variant, to be kept with its entry: additional fields, and options that are none of the
 * product's. What the variant says itself is not kept twice. Pure.
 */
export function fieldsBeside(
  { options: own = {} }: Variant,
  { options = {}, additionalFields = [] }: Pick<NewEntry, 'options' | 'additionalFields'>,
): Pick<CartEntry, 'additionalFields'> {
  const all = [...Object.entries(options).map(([name, value]) => ({ name, value })), ...additionalFields];
  const kept = all.filter(
    ({ name, value }) =>
      value !== '' && !OF_THE_CALL.includes(name) && !(Object.hasOwn(own, name) && own[name] === value),
  );
  return kept.length > 0 ? { additionalFields: kept } : {};
}

import { isInStock } from '../../shared/commerce/product/availability.js';
import type { Product } from '../../shared/commerce/product/product.js';
import type { Selector, ValueState } from '../../shared/commerce/product/select-variant.js';
import type markValue from './features/mark-value.js';
import { variantNamed } from './logic/variant-address.js';
import { readSelection, valuesIn, type Value } from './option-controls.js';

/** The words after the name of a value, for each state that has any. */
export type Notes = Readonly<Record<Exclude<ValueState, 'available'>, string>>;

/**
 * Says at each value of the form whether it is sold out, or does not exist, with the other choices. The values can still be
 * chosen: a visitor who wants another size of a colour that is sold out in this one must be able to get there.
 */
export function markValues(
  element: HTMLElement,
  { product, selector }: { readonly product: Product; readonly selector: Selector },
  notes: Notes,
  mark: typeof markValue,
): void {
  const states = selector.states(readSelection(element, product));
  for (const value of valuesIn(element, product)) {
    const state = stateOf(value, product, states);
    mark(value.control, state, state === 'available' ? '' : notes[state]);
  }
}

function stateOf(
  { option, value }: Value,
  product: Product,
  states: readonly ReadonlyMap<string, ValueState>[],
): ValueState {
  if (option !== undefined) return states[option]?.get(value) ?? 'missing';
  const variant = variantNamed(product, value);
  if (!variant) return 'missing';
  return product.type === 'digital' || isInStock(variant) ? 'available' : 'sold-out';
}

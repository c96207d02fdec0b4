import { isInStock } from './availability.js';
import type { Product, Variant } from './product.js';

/** What choosing a value, with the other choices as they are, would lead to. */
export type ValueState = 'available' | 'sold-out' | 'missing';

/** The chosen value of each option, in the order of the options; `undefined` where none is chosen. */
export type Selection = readonly (string | undefined)[];

export interface Selector {
  /** The variant of a complete selection; `undefined` when a choice is missing or the combination does not exist. */
  find(selection: Selection): Variant | undefined;
  /** For each option the state of each of its values. */
  states(selection: Selection): readonly ReadonlyMap<string, ValueState>[];
}

const NONE = -1;
/** What is found for a value while the variants are read: the higher, the better. */
const STATES = ['missing', 'sold-out', 'available'] as const;

/**
 * Finds variants by choices. Values become numbers once, and each question reads every variant once: a million variants
 * (3 options of 100 values) take some milliseconds.
 */
export function createSelector({ options, variants, type }: Pick<Product, 'options' | 'variants' | 'type'>): Selector {
  const width = options.length;
  const numbers = options.map(({ values }) => new Map(values.map((value, index) => [value, index])));
  const codes = new Int32Array(variants.length * width);
  const stock = new Uint8Array(variants.length);
  variants.forEach((variant, row) => {
    numbers.forEach((known, option) => (codes[row * width + option] = known.get(variant.values[option] ?? '') ?? NONE));
    stock[row] = type === 'digital' || isInStock(variant) ? 2 : 1;
  });
  const chosenCodes = (selection: Selection) =>
    numbers.map((known, option) => {
      const value = selection[option];
      return value === undefined ? undefined : (known.get(value) ?? NONE);
    });

  return {
    find(selection) {
      const chosen = chosenCodes(selection);
      if (chosen.includes(undefined)) return undefined;
      if (width === 0) return variants.length === 1 ? variants[0] : undefined;
      for (let start = 0, row = 0; row < variants.length; row++, start += width) {
        let option = 0;
        while (option < width && codes[start + option] === chosen[option]) option++;
        if (option === width) return variants[row];
      }
      return undefined;
    },
    states(selection) {
      const chosen = chosenCodes(selection);
      const found = options.map(({ values }) => new Uint8Array(values.length));
      const note = (option: number, start: number, state: number) => {
        const best = found[option]!;
        const code = codes[start + option]!;
        if (best[code]! < state) best[code] = state;
      };
      for (let start = 0, row = 0; row < variants.length; row++, start += width) {
        // A variant tells about a value of one option if it fits the choices of all others.
        let differing = NONE;
        let differences = 0;
        for (let option = 0; option < width && differences < 2; option++)
          if (chosen[option] !== undefined && chosen[option] !== codes[start + option]) {
            differing = option;
            differences++;
          }
        if (differences === 1) note(differing, start, stock[row]!);
        else if (differences === 0) for (let option = 0; option < width; option++) note(option, start, stock[row]!);
      }
      return options.map(
        ({ values }, option) => new Map(values.map((value, code) => [value, STATES[found[option]![code]!]!])),
      );
    },
  };
}

import type { CartEntry } from '../storage/carts.js';

type Entries = readonly CartEntry[];
export interface CartBounds {
  readonly quantity: number;
  readonly cartEntries: number;
}

type Thing = Omit<CartEntry, 'id' | 'quantity'>;

const isSameVariant = (one: Thing, other: Thing) => one.itemId === other.itemId && one.sku === other.sku;
/** The same variant with another engraving is another thing. */
const isSameThing = (one: Thing, other: Thing) =>
  isSameVariant(one, other) &&
  JSON.stringify(one.additionalFields ?? []) === JSON.stringify(other.additionalFields ?? []);

/** How many of a variant there are, whatever is engraved on them. Pure. */
export const quantityOf = (entries: Entries, variant: Thing): number =>
  entries.filter((entry) => isSameVariant(entry, variant)).reduce((sum, entry) => sum + entry.quantity, 0);

/** Adds to the variant's entry, or adds an entry. `undefined` when a limit would be exceeded. Pure. */
export function addEntry(
  entries: Entries,
  added: CartEntry,
  { quantity, cartEntries }: CartBounds,
): Entries | undefined {
  const present = entries.find((entry) => isSameThing(entry, added));
  if (!present) return entries.length < cartEntries ? [...entries, added] : undefined;
  const sum = present.quantity + added.quantity;
  return sum <= quantity ? replace(entries, { ...present, quantity: sum }) : undefined;
}

/** A quantity of 0 removes the entry (storefront §5). `undefined` when there is no such entry. Pure. */
export function setQuantity(entries: Entries, id: string, quantity: number): Entries | undefined {
  const present = entries.find((entry) => entry.id === id);
  if (!present) return undefined;
  return quantity === 0 ? entries.filter((entry) => entry !== present) : replace(entries, { ...present, quantity });
}

const replace = (entries: Entries, changed: CartEntry) =>
  entries.map((entry) => (entry.id === changed.id ? changed : entry));

/** In minor units, included (storefront §5; ambiguity A13). */
export const MAX_PRICE = 100_000_000;

/** Whether a number is a price in minor units: an integer from 0 to MAX_PRICE. */
export const isPrice = (cents: unknown): cents is number =>
  typeof cents === 'number' && Number.isInteger(cents) && cents >= 0 && cents <= MAX_PRICE;

/** A price in minor units, also from text with digits alone; `undefined` for anything else. Never rounds. */
export function readPrice(value: unknown): number | undefined {
  const cents = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return isPrice(cents) ? cents + 0 : undefined; // -0 becomes 0
}

/** In characters (storefront §5). */
export const SKU_MAX_CHARACTERS = 60;
/** The digits of a generated SKU, after its letters (storefront §5). */
const DIGITS = 7;

export const isSku = (text: string): boolean => text.trim() !== '' && [...text].length <= SKU_MAX_CHARACTERS;

/**
 * A new SKU: SQ and seven digits.
 *
 * @param isTaken whether the shop has this SKU already
 * @param random a number from 0 to below 1; default: `Math.random`, since a SKU is no secret
 */
export function generateSku(isTaken: (sku: string) => boolean = () => false, random = Math.random): string {
  const count = 10 ** DIGITS;
  const start = Math.floor(random() * count);
  for (let step = 0; step < count; step++) {
    const sku = `SQ${String((start + step) % count).padStart(DIGITS, '0')}`;
    if (!isTaken(sku)) return sku;
  }
  throw new Error('Every generated SKU is taken.');
}

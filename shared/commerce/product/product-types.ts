/** The types of products and their numbers (storefront §3 "Product"). */
export const PRODUCT_TYPES = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;

export type ProductType = keyof typeof PRODUCT_TYPES;

const NAMES = Object.keys(PRODUCT_TYPES) as ProductType[];
const lettersOf = (text: string) => text.replace(/[^a-z]/gi, '').toLowerCase();

/** A type from its number or its name, such as `gift card` or `GIFT_CARD`; `undefined` for anything else. */
export function readProductType(value: unknown): ProductType | undefined {
  if (typeof value === 'number') return NAMES.find((name) => PRODUCT_TYPES[name] === value);
  if (typeof value !== 'string') return undefined;
  const letters = lettersOf(value);
  return NAMES.find((name) => name.toLowerCase() === letters);
}

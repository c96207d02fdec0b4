import { fractionDigits } from './currencies.js';

/** Storefront §9: at most 15 integer places. */
const MAX_INTEGER_PLACES = 15;

/**
 * Minor units (cents; whole yen) as text in the visitor's language: `1250`, `USD`, `en` is "$12.50".
 * Amounts that are no number or have more than 15 integer places give an empty text.
 */
export function formatMoney(minorUnits: number, currency: string, language: string): string {
  const digits = fractionDigits(currency);
  const amount = minorUnits / 10 ** digits;
  if (!Number.isFinite(amount) || Math.abs(amount) >= 10 ** MAX_INTEGER_PLACES) return '';
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  try {
    return new Intl.NumberFormat(language, style).format(amount);
  } catch {
    return `${amount.toFixed(digits)} ${currency}`; // a code that is none
  }
}

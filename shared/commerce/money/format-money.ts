import { fractionDigits } from './currencies.js';

/** Storefront §9: at most 15 integer places. */
const MAX_INTEGER_PLACES = 15;

/** Cache by language and currency: creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatFor(language: string, currency: string, digits: number): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const style = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, style);
  formats.set(key, format);
  return format;
}

/**
 * Minor units (cents; whole yen) as text in the visitor's language: `1250`, `USD`, `en` is "$12.50".
 * Amounts that are not finite or have more than 15 integer places give an empty text.
 */
export function formatMoney(minorUnits: number, currency: string, language: string): string {
  const digits = fractionDigits(currency);
  const amount = minorUnits / 10 ** digits;
  if (!Number.isFinite(amount) || Math.abs(amount) >= 10 ** MAX_INTEGER_PLACES) return '';
  try {
    return formatFor(language, currency, digits).format(amount);
  } catch {
    return `${amount.toFixed(digits)} ${currency}`; // not a currency code
  }
}

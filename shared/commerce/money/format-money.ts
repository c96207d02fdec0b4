import { fractionDigits } from './currencies.js';

/** Storefront §9: at most 15 integer places. */
const MAX_INTEGER_PLACES = 15;

/** Cache by language and currency: creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** In English where the name of the language cannot be read; without its currency where that has no code. */
function formatFor(language: string, currency: string, digits: number): Intl.NumberFormat {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const money = { ...decimals, style: 'currency', currency } as const;
  const create = (each: string, options: Intl.NumberFormatOptions) => {
    try {
      return new Intl.NumberFormat(each, options);
    } catch {
      return undefined;
    }
  };
  return (
    create(language, money) ??
    create('en', money) ??
    create(language, decimals) ??
    new Intl.NumberFormat('en', decimals)
  );
}

/** Signs of these in American English. */
const SIGNS = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
]);

/**
 * The same text as `Intl.NumberFormat`, whose first use in a page loads the data of all languages: a task of 30 ms on a
 * laptop, four times that on a phone.
 */
function plainText(minorUnits: number, currency: string, language: string, digits: number): string | undefined {
  const sign = SIGNS.get(currency);
  if (!sign || !/^en(-us)?$/i.test(language) || !Number.isSafeInteger(minorUnits)) return undefined;
  const text = String(Math.abs(minorUnits)).padStart(digits + 1, '0');
  const thousands: string[] = [];
  for (let end = text.length - digits; end > 0; end -= 3) thousands.unshift(text.slice(Math.max(0, end - 3), end));
  return `${minorUnits < 0 ? '-' : ''}${sign}${thousands.join()}.${text.slice(-digits)}`;
}

/**
 * Minor units (cents; whole yen) as text in the visitor's language: `1250`, `USD`, `en` is "$12.50".
 * Amounts that are not finite or have more than 15 integer places give an empty text.
 */
export function formatMoney(minorUnits: number, currency: string, language: string): string {
  const digits = fractionDigits(currency);
  // A sum of nothing has no sign.
  const amount = minorUnits / 10 ** digits || 0;
  if (!Number.isFinite(minorUnits) || Math.abs(amount) >= 10 ** MAX_INTEGER_PLACES) return '';
  const plain = plainText(minorUnits, currency, language, digits);
  if (plain) return plain;
  const key = `${language} ${currency}`;
  const format = formats.get(key) ?? formatFor(language, currency, digits);
  formats.set(key, format);
  const text = format.format(amount);
  return format.resolvedOptions().style === 'currency' ? text : `${text} ${currency}`;
}

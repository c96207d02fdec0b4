import { pageContext } from '../../platform/page/read-page.js';
import { asText } from '../../platform/page/unknown-values.js';

/** ISO codes of the store's currencies (storefront §3 "Currency table"; ambiguity A04: 27 names are listed). */
export const CURRENCIES = [
  ...['EUR', 'USD', 'AUD', 'NOK', 'CAD', 'NZD', 'DKK', 'GBP', 'HKD', 'CHF', 'MXN', 'SGD', 'SEK', 'CZK'],
  ...['ILS', 'PHP', 'RUB', 'PLN', 'THB', 'MYR', 'ARS', 'BRL', 'COP', 'IDR', 'INR', 'JPY', 'ZAR'],
] as const;

export const DEFAULT_CURRENCY = 'USD';

/** The currency of the site's shop, `websiteSettings.storeCurrency`; US dollars where the page names none. */
export const storeCurrency = (): string => asText(pageContext().websiteSettings.storeCurrency) ?? DEFAULT_CURRENCY;

/** Currencies without a smaller unit, and those of a thousand, by ISO 4217. Engines differ in what they know of them. */
const WHOLE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const THOUSANDTHS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** Digits after the decimal point: of the store's currencies none for yen and two for all others; of others by ISO 4217. */
export function fractionDigits(currency: string): number {
  const code = currency.toUpperCase();
  return WHOLE.includes(code) ? 0 : THOUSANDTHS.includes(code) ? 3 : 2;
}

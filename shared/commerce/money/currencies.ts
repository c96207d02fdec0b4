/** ISO codes of the store's currencies (storefront §3 "Currency table"; ambiguity A04: 27 names are listed). */
export const CURRENCIES = [
  ...['EUR', 'USD', 'AUD', 'NOK', 'CAD', 'NZD', 'DKK', 'GBP', 'HKD', 'CHF', 'MXN', 'SGD', 'SEK', 'CZK'],
  ...['ILS', 'PHP', 'RUB', 'PLN', 'THB', 'MYR', 'ARS', 'BRL', 'COP', 'IDR', 'INR', 'JPY', 'ZAR'],
] as const;

export const DEFAULT_CURRENCY = 'USD';

/** Digits after the decimal point: none for yen, two for all others. */
export const fractionDigits = (currency: string): number => (currency === 'JPY' ? 0 : 2);

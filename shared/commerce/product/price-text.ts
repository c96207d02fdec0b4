import { formatMoney } from '../money/format-money.js';
import type { ShownPrice } from './prices.js';
import { english, type Wording } from './wording.js';

/** A price as it is shown: "$12.50", or "from $12.50" where variants differ (storefront §4). */
export function priceText({ amount, from }: ShownPrice, currency: string, wording: Wording = {}): string {
  const { language = 'en', texts = english } = wording;
  const money = formatMoney(amount, currency, language);
  return from && money ? (texts('from', { startingPrice: money }) ?? money) : money;
}

/** The sentence about an order below the shop's minimum (storefront §8), in minor units of `currency`. */
export function minimumSubtotalText(minimum: number, currency: string, wording: Wording = {}): string {
  const { language = 'en', texts = english } = wording;
  return texts('minimumSubtotal', { subtotal: formatMoney(minimum, currency, language) }) ?? '';
}

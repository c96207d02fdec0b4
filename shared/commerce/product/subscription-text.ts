import type { SubscriptionPlan } from './subscription-plan.js';
import { english, type Wording } from './wording.js';

function pluralOf(count: number, language: string): string {
  try {
    return new Intl.PluralRules(language).select(count);
  } catch {
    return 'other'; // not a language
  }
}

/** The text of a count: that of its plural category, such as `paymentsOne`, or else `payments`. */
function counted(key: string, count: number, parameters: Record<string, string | number>, wording: Wording): string {
  const { language = 'en', texts = english } = wording;
  const category = pluralOf(count, language);
  const own =
    category === 'other' ? undefined : texts(key + category[0]!.toUpperCase() + category.slice(1), parameters);
  return own ?? texts(key, parameters) ?? '';
}

const numberText = (count: number, { language = 'en' }: Wording) => {
  try {
    return new Intl.NumberFormat(language).format(count);
  } catch {
    return String(count);
  }
};

const UNIT_KEYS = { week: 'renewsWeek', month: 'renewsMonth', year: 'renewsYear' } as const;

/** "Renews every month", "Renews every 2 weeks for 6 payments" (storefront §4; ambiguity A44). */
export function subscriptionText(plan: SubscriptionPlan, wording: Wording = {}): string {
  const { value, unit } = plan.billingPeriod;
  const key = UNIT_KEYS[unit];
  const { texts = english } = wording;
  const renewal =
    value === 1 ? (texts(key, {}) ?? '') : counted(`${key}s`, value, { n: numberText(value, wording) }, wording);
  const payments = plan.numBillingCycles;
  if (payments === 0) return renewal;
  return counted('payments', payments, { renewal, p: numberText(payments, wording) }, wording);
}

import { formatMoney } from '../../shared/commerce/money/format-money.js';
import type { SubscriptionPlan } from '../../shared/commerce/product/subscription-plan.js';

/** As the demo's visitors read it. */
export const moneyText = (cents: number, currency: string): string => formatMoney(cents, currency, 'en');

/** "every month", "every 2 weeks". */
export const everyText = ({ billingPeriod: { value, unit } }: SubscriptionPlan): string =>
  value === 1 ? `every ${unit}` : `every ${value} ${unit}s`;

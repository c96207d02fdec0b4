import type { Item } from '../../platform/page/fields/context-fields.js';
import { asObject, isObject } from '../../platform/page/unknown-values.js';

export type PeriodUnit = 'week' | 'month' | 'year';
const UNITS: readonly PeriodUnit[] = ['week', 'month', 'year'];

/** How often a subscription is paid (storefront §3 "Subscription plan"). */
export interface SubscriptionPlan {
  /** `value` is 1 or more: every 2 months is `{ value: 2, unit: 'month' }`. */
  readonly billingPeriod: { readonly value: number; readonly unit: PeriodUnit };
  /** 0: until it is cancelled. */
  readonly numBillingCycles: number;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

function readUnit(value: unknown): PeriodUnit | undefined {
  const name = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return UNITS.find((unit) => unit === name || `${unit}s` === name);
}

/**
 * A plan from unknown data. `undefined` without a period that can be read: nobody is told a wrong one. A number of
 * payments that cannot be read is not "indefinite" either, and gives `undefined`.
 */
export function readSubscriptionPlan(data: Item['subscriptionPlan']): SubscriptionPlan | undefined {
  if (!isObject(data)) return undefined;
  const period = asObject(data.billingPeriod);
  const { value } = period;
  const unit = readUnit(period.unit);
  const cycles = data.numBillingCycles ?? 0;
  if (!unit || !isCount(value) || value < 1 || !isCount(cycles) || cycles < 0) return undefined;
  return { billingPeriod: { value, unit }, numBillingCycles: cycles };
}

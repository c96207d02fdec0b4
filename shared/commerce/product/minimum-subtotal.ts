import type { Settings } from '../../platform/page/fields/context-fields.js';
import { asObject, asText } from '../../platform/page/unknown-values.js';
import { DEFAULT_CURRENCY } from '../money/currencies.js';
import { moneyInMinorUnits } from '../money/money-value.js';

export interface MinimumSubtotal {
  /** In minor units of `currency`; more than 0. */
  readonly cents: number;
  readonly currency: string;
}

/**
 * The least subtotal of an order, from the store's settings `minimumOrderSubtotalEnabled` and `minimumOrderSubtotal`,
 * or from their `storeSettings` (ambiguity A60). `undefined` where none is set or it cannot be read: nobody is kept from buying by broken settings.
 */
export function readMinimumSubtotal(settings: unknown): MinimumSubtotal | undefined {
  const own: Settings = asObject(settings);
  const { minimumOrderSubtotalEnabled: isEnabled, minimumOrderSubtotal } = {
    ...own,
    ...asObject(own.storeSettings),
  };
  if (isEnabled !== true) return undefined;
  const cents = moneyInMinorUnits(minimumOrderSubtotal);
  const currency = asText(asObject(minimumOrderSubtotal).currency) ?? DEFAULT_CURRENCY;
  return cents && cents > 0 ? { cents, currency } : undefined;
}

/** Whether an order may be checked out; one of exactly the minimum may. In minor units. */
export const reachesMinimum = (subtotal: number, minimum: MinimumSubtotal | undefined): boolean =>
  !minimum || subtotal >= minimum.cents;

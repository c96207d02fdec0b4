import type { ObjectAt, Settings } from '../../platform/page/fields/context-fields.js';
import { asObject, asText } from '../../platform/page/unknown-values.js';
import { DEFAULT_CURRENCY } from './currencies.js';
import { toMinorUnits } from './to-minor-units.js';

/** A money value `{ currency, value }` (storefront §3) in minor units, rounded; `undefined` for anything that is none. */
export function moneyInMinorUnits(money: unknown): number | undefined {
  const { currency, value }: ObjectAt<Settings, 'minimumOrderSubtotal'> = asObject(money);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return toMinorUnits(String(value), asText(currency) ?? DEFAULT_CURRENCY, { isRounded: true });
}

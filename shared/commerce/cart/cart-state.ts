import { storeCurrency } from '../money/currencies.js';
import { moneyInMinorUnits } from '../money/money-value.js';
import type { Cart } from './read-cart.js';

/** What an indicator shows. `synced` is false until the server has answered or there is no cart to ask for. */
export interface CartState {
  readonly synced: boolean;
  readonly items: number;
  /** In minor units of `currency`. */
  readonly subtotal: number;
  readonly currency: string;
}

/** Of an answer, or where there is no cart. */
export const stateOf = (cart?: Cart): CartState => ({
  synced: true,
  items: cart?.totalQuantity ?? 0,
  subtotal: cart?.subtotalCents || (moneyInMinorUnits(cart?.subtotalAmount) ?? 0),
  currency: cart?.subtotalAmount.currency ?? storeCurrency(),
});

import type { Cart } from '../read-cart.js';
import { moneyInMinorUnits } from '../../money/money-value.js';
import { readLines, type CartLine } from './read-lines.js';

/** Quantities that the visitor wants and the server has not confirmed, by the id of the line. 0: removed. */
export type Wanted = ReadonlyMap<string, number>;

export interface ExpectedCart {
  readonly lines: readonly CartLine[];
  readonly subtotalCents: number;
  /** Tax, shipping and discount are those of the server until it has answered. */
  readonly grandTotalCents: number;
}

/** The cart as it will be when the server confirms what the visitor wants. Pure. */
export function expectedCart(cart: Cart, wanted: Wanted): ExpectedCart {
  let change = 0;
  const lines = readLines(cart.entries).flatMap((line) => {
    const quantity = wanted.get(line.id) ?? line.quantity;
    if (quantity === line.quantity) return [line];
    const difference = line.unitCents * (quantity - line.quantity);
    change += difference;
    return quantity === 0 ? [] : [{ ...line, quantity, totalCents: line.totalCents + difference }];
  });
  const subtotalCents = cart.subtotalCents || (moneyInMinorUnits(cart.subtotalAmount) ?? 0);
  const { discountCents, shippingCostCents, taxCents } = cart;
  // A server that names no total: and one of 0, which is the same sum.
  const grandTotalCents = cart.grandTotalCents || subtotalCents - discountCents + shippingCostCents + taxCents;
  return {
    lines,
    subtotalCents: Math.max(0, subtotalCents + change),
    grandTotalCents: Math.max(0, grandTotalCents + change),
  };
}

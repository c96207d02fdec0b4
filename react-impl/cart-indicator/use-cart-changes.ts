import { useLayoutEffect, useRef, useState } from 'react';
import type { Host } from '../../shared/declaration/derived-types.js';
import type { cartIndicator } from '../../elements/sq-cart-indicator/declaration.js';
import { cart, type CartState } from '../../shared/commerce/cart/cart.js';

/**
 * Requests the cart when the block starts, and emits `sq-cart-change` for every change after the first sync. Returns
 * whether there was one: screen readers announce changes, but not the first count.
 */
export function useCartChanges(host: Host<typeof cartIndicator>, state: CartState, subtotal: string): boolean {
  const last = useRef(state);
  const [changed, setChanged] = useState(false);
  useLayoutEffect(() => void cart().refresh(), []);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = state;
    if (!before.synced || before === state) return;
    setChanged(true);
    host.emit('sq-cart-change', { items: state.items, subtotal });
  }, [host, state, subtotal]);
  return changed;
}

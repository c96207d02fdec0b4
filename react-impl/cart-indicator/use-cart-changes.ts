import { useLayoutEffect, useRef, useState } from 'react';
import type { Host } from '../../shared/declaration/derived-types.js';
import type { cartIndicator } from '../../elements/sq-cart-indicator/declaration.js';
import { cart, type CartState } from '../../shared/commerce/cart/cart.js';

/**
 * Asks for the cart once the block is there, sends `sq-cart-change` for every change after the first sync, and answers
 * whether there was one: only a change is worth telling a screen reader.
 */
export function useCartChanges(host: Host<typeof cartIndicator>, state: CartState, subtotal: string): boolean {
  const before = useRef(state);
  const [changed, setChanged] = useState(false);
  useLayoutEffect(() => void cart().refresh(), []);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = state;
    if (!was.synced || was === state) return;
    setChanged(true);
    host.emit('sq-cart-change', { items: state.items, subtotal });
  }, [host, state, subtotal]);
  return changed;
}

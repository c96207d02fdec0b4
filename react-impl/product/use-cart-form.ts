import { useRef, useState } from 'react';
import type { product } from '../../elements/sq-product/declaration.js';
import { cart } from '../../shared/commerce/cart/cart.js';
import type { Host } from '../../shared/declaration/derived-types.js';
import { useListener } from '../hooks/use-listener.js';

export interface Entry {
  readonly itemId: string;
  readonly sku: string;
  readonly price: number | undefined;
  readonly currency: string;
}
export interface Message {
  readonly kind: 'adding' | 'added' | 'error';
  readonly text: string;
}

interface Options {
  readonly host: Host<typeof product>;
  /** What is chosen; a text says why it cannot be bought. */
  readonly entry: () => Entry | string;
  readonly text: (key: 'adding' | 'added') => string;
}

const formIn = (element: HTMLElement) => element.querySelector('form');
const fieldOf = (form: HTMLFormElement | null, name: string) => {
  const value = form ? new FormData(form).get(name) : null;
  return typeof value === 'string' ? value : '';
};

/** The product's id as its form has it. */
export const itemIdIn = (element: HTMLElement): string => fieldOf(formIn(element), 'itemId');
/** The SKU as the form has it, for a product without data. */
export const skuIn = (element: HTMLElement): string => fieldOf(formIn(element), 'sku');

function quantityIn(form: HTMLFormElement | null): number {
  const quantity = Number(fieldOf(form, 'quantity') || 1);
  return Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1;
}

/**
 * Sends the form to the cart in place of a plain post; a product without an id is posted plainly. While an answer is
 * awaited nothing is sent a second time. Returns what to tell the visitor, how to add, and how to say nothing again.
 */
export function useCartForm({ host, entry, text }: Options) {
  const { element } = host;
  const [message, setMessage] = useState<Message>();
  const isPending = useRef(false);

  async function add(): Promise<void> {
    if (isPending.current) return;
    const chosen = entry();
    if (typeof chosen === 'string') {
      setMessage({ kind: 'error', text: chosen });
      return;
    }
    const { itemId, sku } = chosen;
    const quantity = quantityIn(formIn(element));
    if (!host.emit('sq-cart-add', { ...chosen, quantity })) return;
    isPending.current = true;
    setMessage({ kind: 'adding', text: text('adding') });
    const result = await cart().add({ itemId, quantity, ...(sku && { sku }) });
    isPending.current = false;
    if (result.ok) {
      setMessage({ kind: 'added', text: text('added') });
      host.emit('sq-cart-added', { itemId, sku, quantity });
      return;
    }
    const { message: problem } = result.failure;
    setMessage(problem ? { kind: 'error', text: problem } : undefined);
    host.emit('sq-cart-error', { message: problem });
  }

  useListener<SubmitEvent>(element, 'submit', (event) => {
    if (event.defaultPrevented || event.target !== formIn(element)) return;
    const chosen = entry();
    if (typeof chosen !== 'string' && chosen.itemId === '') return;
    event.preventDefault();
    void add();
  });
  return { message, add, forget: () => setMessage(undefined) };
}

import type { CartPageMessage } from '../../../platform/i18n/en/cart-page.js';
import { asText } from '../../../platform/page/unknown-values.js';
import type { Result } from '../../../platform/requests/request.js';
import { createStore } from '../../../platform/store.js';
import { cartStore } from '../cart.js';
import { stateOf } from '../cart-state.js';
import { readCart, type Cart } from '../read-cart.js';
import { readLines, type CartLine } from './read-lines.js';

/** A text that is shown, by its key in the catalogue. */
export interface Message {
  readonly key: CartPageMessage;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** What the visitor wants, and the last answer does not have. */
export interface Operation {
  /** What it changes, where its messages are shown: the id of a line, `coupon`, `shipping` or `removed`. */
  readonly field: string;
  /** Of the line. 0: removed. */
  readonly quantity?: number;
  /** The id of a way of shipping. */
  readonly shipping?: string;
}

/** An operation, from the press until the cart has it, or the server has refused it. */
export interface Change extends Operation {
  /** @param keepalive the page is being left */
  send(keepalive?: boolean): Promise<Result<Cart>>;
  /** Whether a cart has it. */
  isIn(cart: Cart): boolean;
  /** Called with the cart that has it. */
  done?(cart: Cart): void;
  readonly failure: CartPageMessage;
}

/** What is shown of a cart. */
export interface CartView extends ReturnType<typeof expectedCart> {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** As the server has it. */
  readonly cart: Cart;
  /** By the fields of operations. */
  readonly errors: ReadonlyMap<string, Message>;
  /** The last line that was removed, and can be put back. */
  readonly removed: CartLine | undefined;
  readonly isOffline: boolean;
  /** The last change, for screen readers: another object for each change. */
  readonly announcement: Message | undefined;
}

/** The cart as it will be when the server confirms what the visitor wants: its last answer, and the pending operations. Pure. */
export function expectedCart(cart: Cart, pending: readonly Operation[]) {
  let change = 0;
  const lines: readonly CartLine[] = readLines(cart.entries).flatMap((line) => {
    const quantity = pending.find(({ field }) => field === line.id)?.quantity ?? line.quantity;
    if (quantity === line.quantity) return [line];
    const difference = line.unitCents * (quantity - line.quantity);
    change += difference;
    return quantity === 0 ? [] : [{ ...line, quantity, totalCents: line.totalCents + difference }];
  });
  const subtotalCents = stateOf(cart).subtotal;
  const { discountCents, shippingCostCents, taxCents, selectedShippingOption } = cart;
  // A server that names no total: and one of 0, which is the same sum.
  const grandTotalCents = cart.grandTotalCents || subtotalCents - discountCents + shippingCostCents + taxCents;
  return {
    lines,
    shipping: pending.findLast(({ shipping }) => shipping)?.shipping ?? asText(selectedShippingOption?.['id']),
    // Tax, shipping and discount are those of the server until it has answered.
    subtotalCents: Math.max(0, subtotalCents + change),
    grandTotalCents: Math.max(0, grandTotalCents + change),
  };
}

const NO_ERRORS: CartView['errors'] = new Map();

/**
 * Each answer has all lines: those that say the same stay the same objects, and a list of the same lines the same list, so that
 * who shows them need not draw them anew.
 */
function keepLines() {
  let known = new Map<string, CartLine>();
  let list: readonly CartLine[] = [];
  return (lines: readonly CartLine[]): readonly CartLine[] => {
    const before = known;
    known = new Map();
    const kept = lines.map((line) => {
      const text = JSON.stringify(line);
      known.set(text, before.get(text) ?? line);
      return known.get(text)!;
    });
    if (kept.length !== list.length || kept.some((line, index) => line !== list[index])) list = kept;
    return list;
  };
}

export const lineOf = (cart: Cart, id: string) => readLines(cart.entries).find((line) => line.id === id);

/** What a view is made of: the page's last answer, the changes that it does not have, and what there is to say of them. */
export function createModel() {
  const { answers } = cartStore();
  const none = readCart({})!;
  const keep = keepLines();
  const errors = new Map<string, Message>();
  const model = {
    /** In the order in which they were made. */
    pending: [] as readonly Change[],
    errors,
    removed: undefined as CartLine | undefined,
    announcement: undefined as Message | undefined,
    hasFailed: false,
    /** As the server has it. */
    cart: () => answers.get()?.cart ?? none,
    /** Shows the model as it is now. */
    publish: () => store.set(view()),
    announce(key: CartPageMessage, parameters: Message['parameters'] = {}): void {
      model.announcement = { key, parameters };
    },
    /** Shows a message at a line or a field, and announces it. */
    fail(field: string, key: CartPageMessage, parameters: Message['parameters'] = {}): void {
      errors.set(field, { key, parameters });
      model.announce(key, parameters);
    },
  };
  function view(): CartView {
    const { cart, pending, removed, announcement, hasFailed } = model;
    const expected = expectedCart(cart(), pending);
    return {
      ...expected,
      lines: keep(expected.lines),
      phase: answers.get() ? 'ready' : hasFailed ? 'failed' : 'loading',
      errors: errors.size > 0 ? new Map(errors) : NO_ERRORS,
      ...{ cart: cart(), removed, announcement, isOffline: !navigator.onLine },
    };
  }
  const store = createStore(view());
  return Object.assign(model, { store });
}
export type CartModel = ReturnType<typeof createModel>;

import type { CartPageMessage } from '../../../platform/i18n/en/cart-page.js';
import { createStore, type Store } from '../../../platform/store.js';
import { readCart, type Cart } from '../read-cart.js';
import { expectedCart, type ExpectedCart } from './optimistic.js';
import { readLines, type CartLine } from './read-lines.js';

/** A text that is shown, by its key in the catalogue. */
export interface Message {
  readonly key: CartPageMessage;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** What is shown of a cart. */
export interface CartView extends ExpectedCart {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** As the server has it. */
  readonly cart: Cart;
  /** By the ids of lines, and `coupon`, `shipping` and `removed`. */
  readonly errors: ReadonlyMap<string, Message>;
  /** The last line that was removed, and can be put back. */
  readonly removed: CartLine | undefined;
  readonly isOffline: boolean;
  /** The last change, for screen readers: another object for each change. */
  readonly announcement: Message | undefined;
}

/** What a view is made of. */
export interface CartModel {
  phase: CartView['phase'];
  cart: Cart;
  removed: CartLine | undefined;
  announcement: Message | undefined;
  /** Quantities that the server has not confirmed. */
  readonly wanted: Map<string, number>;
  readonly errors: Map<string, Message>;
  readonly store: Store<CartView>;
  /** Shows the model as it is now. */
  publish(): void;
  /** As the server has it. */
  lineOf(id: string): CartLine | undefined;
  announce(key: CartPageMessage, parameters?: Message['parameters']): void;
  /** Shows a message at a line or a field, and announces it. */
  fail(id: string, key: CartPageMessage, parameters?: Message['parameters']): void;
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

export const emptyCart = (): Cart => readCart({})!;

export function createModel(): CartModel {
  const keep = keepLines();
  const view = (): CartView => {
    const { phase, cart, removed, announcement, wanted, errors } = model;
    const shown = { phase, cart, removed, announcement, isOffline: !navigator.onLine };
    const expected = expectedCart(cart, wanted);
    return {
      ...expected,
      lines: keep(expected.lines),
      errors: errors.size > 0 ? new Map(errors) : NO_ERRORS,
      ...shown,
    };
  };
  const model: Omit<CartModel, 'store'> = {
    phase: 'loading',
    cart: emptyCart(),
    removed: undefined,
    announcement: undefined,
    wanted: new Map(),
    errors: new Map(),
    publish: () => store.set(view()),
    lineOf: (id) => readLines(model.cart.entries).find((line) => line.id === id),
    announce(key, parameters = {}) {
      model.announcement = { key, parameters };
    },
    fail(id, key, parameters = {}) {
      model.errors.set(id, { key, parameters });
      model.announce(key, parameters);
    },
  };
  const store = createStore(view());
  return Object.assign(model, { store });
}

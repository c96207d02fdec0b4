import { type CartState, stateOf } from './cart-state.js';
import type { Cart } from './read-cart.js';

/** What a page knows of its cart. */
export interface KnownCart {
  readonly state: CartState;
  /** The last answer. Without `cart`: there is none. Not current: another tab has told of a change, and tells no lines. */
  readonly answer: { readonly cart: Cart | undefined; readonly isCurrent: boolean } | undefined;
  /** Grows with each change: when it is answered, and when another tab tells of it. */
  readonly version: number;
  readonly underWay: number;
  /** The last answer of calls that have overlapped: which of them has the cart as it is now, nobody knows. */
  readonly doubtful: Cart | undefined;
}

export type CartEvent =
  | { readonly type: 'asked' }
  /** `since`: the version when it was asked. Without `cart`: a failure. */
  | { readonly type: 'answered'; readonly isChange: boolean; readonly since: number; readonly cart: Cart | undefined }
  | { readonly type: 'taken'; readonly cart: Cart }
  /** `isRead`: the other tab has changed nothing. */
  | { readonly type: 'told'; readonly isRead: boolean; readonly state: CartState };

const isSame = (a: CartState, b: CartState) => JSON.stringify(a) === JSON.stringify(b);

function take(known: KnownCart, cart: Cart): KnownCart {
  const state = stateOf(cart);
  return {
    ...known,
    state: isSame(state, known.state) ? known.state : state,
    answer: { cart, isCurrent: true },
    doubtful: undefined,
  };
}

/** What is known of the cart after an event. Pure; a state that says the same stays the same object. */
export function reduceCart(known: KnownCart, event: CartEvent): KnownCart {
  const { state, answer, version, underWay } = known;
  switch (event.type) {
    case 'asked':
      // Where nothing is under way, this answer decides.
      return { ...known, underWay: underWay + 1, doubtful: underWay > 0 ? known.doubtful : undefined };
    case 'answered': {
      const { isChange, since, cart } = event;
      const next = { ...known, version: version + Number(isChange), underWay: underWay - 1 };
      if (!cart) return next;
      return since === version ? take(next, cart) : { ...next, doubtful: cart };
    }
    case 'taken':
      return take(known, event.cart);
    case 'told': {
      const isKnown = isSame(event.state, state);
      if (isKnown && event.isRead) return known;
      return {
        ...known,
        version: version + 1,
        state: isKnown ? state : event.state,
        answer: answer && { ...answer, isCurrent: false },
      };
    }
  }
}

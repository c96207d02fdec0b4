import { pageContext } from '../../platform/page/read-page.js';
import { asObject } from '../../platform/page/unknown-values.js';
import { request, type Result } from '../../platform/requests/request.js';
import type { Store } from '../../platform/store.js';
import type { CartState } from './cart-state.js';
import { hasCart } from './has-cart.js';
import { type CartEvent, type KnownCart, reduceCart } from './known-cart.js';
import { isCart, readCart, type Cart } from './read-cart.js';

/** What a form has besides the product, such as an engraving. A name may be there more than once. */
export interface AdditionalField {
  readonly name: string;
  readonly value: string;
}

/** What is added to the cart. */
export interface NewCartEntry {
  readonly itemId: string;
  readonly sku?: string;
  /** Names the variant where it has no SKU. */
  readonly variantId?: string;
  readonly quantity: number;
  /** Names the variant where it has neither: the values that were chosen, by the names of the options. */
  readonly options?: Readonly<Record<string, string>>;
  readonly additionalFields?: readonly AdditionalField[];
}

export interface CartCall {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** It arrives although the page is left meanwhile, unless its body is too long. */
  readonly keepalive?: boolean;
}

/** Of bodies that are sent although the page is left, browsers take 64 KiB; a character has up to three bytes. */
const KEEPALIVE_MAX_LENGTH = 20_000;

/** One call to the cart's server, which answers every call with the whole cart. */
const callCart = (path: string, call: CartCall): Promise<Result<Cart>> =>
  request(`${pageContext().apiRoot}commerce/shopping-cart${path}`, {
    ...call,
    keepalive: call.keepalive === true && JSON.stringify(call.body ?? '').length < KEEPALIVE_MAX_LENGTH,
    read: (data) => (isCart(data) ? readCart(data) : undefined),
  });

/** What another tab posts: any script of the site, an older version of the kit among them, may post to the channel. */
function readMessage(message: unknown): CartEvent | undefined {
  const { synced, items, subtotal, currency, isRead } = asObject(message);
  return synced === true && isAmount(items) && isAmount(subtotal) && isCurrency(currency)
    ? { type: 'told', state: { synced, items, subtotal, currency }, isRead: isRead === true }
    : undefined;
}
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isCurrency = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/i.test(value);

/**
 * Calls, and what becomes of their answers and of what other tabs tell.
 *
 * @param store where the state is kept for those who show it, and `answers` the last answer
 */
export function createCalls(
  store: Store<CartState>,
  answers: Store<KnownCart['answer']>,
  notifyTabs: (message: object) => void,
) {
  let known: KnownCart = { state: store.get(), answer: undefined, version: 0, underWay: 0, doubtful: undefined };

  function dispatch(event: CartEvent): void {
    // That there is no cart is known without a call.
    known = reduceCart({ ...known, state: store.get(), answer: answers.get() }, event);
    answers.set(known.answer);
    store.set(known.state);
  }
  /** Asks once more after calls that have overlapped, or takes the last of their answers. */
  async function settle(last: Cart): Promise<void> {
    if (hasCart() && (await send('')).ok) return;
    dispatch({ type: 'taken', cart: last });
    notifyTabs(known.state);
  }
  async function send(path: string, options: CartCall = {}): Promise<Result<Cart>> {
    const isChange = options.method !== undefined;
    const since = known.version;
    dispatch({ type: 'asked' });
    const result = await callCart(path, options);
    const before = answers.get();
    dispatch({ type: 'answered', isChange, since, cart: result.ok ? result.data : undefined });
    const isTaken = answers.get() !== before;
    if (isTaken && isChange) notifyTabs(known.state);
    // Not what is read because a tab has told: two whose answers differ would tell each other without end.
    else if (isTaken && before?.isCurrent !== false) notifyTabs({ ...known.state, isRead: true });
    if (known.doubtful && known.underWay === 0) void settle(known.doubtful);
    return result;
  }
  async function add(entry: NewCartEntry): Promise<Result<Cart>> {
    const { synced, items } = store.get();
    let result = await send('/entries', { method: 'POST', body: entry, keepalive: true });
    // The call may have arrived although its answer did not: a visitor who tries again would have it twice.
    if (!result.ok && result.failure.kind === 'network' && synced && hasCart()) {
      const found = await send('');
      if (found.ok && found.data.totalQuantity >= items + entry.quantity) result = found;
    }
    // For a drawer that opens then.
    if (result.ok) document.dispatchEvent(new CustomEvent('sq-cart-added', { detail: entry }));
    return result;
  }
  function hear(message: unknown): void {
    const event = readMessage(message);
    if (event) dispatch(event);
  }
  return { send, add, hear };
}

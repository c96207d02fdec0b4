import { warnOnce } from '../../platform/log.js';
import { fractionDigits, DEFAULT_CURRENCY } from '../money/currencies.js';
import { pageContext } from '../../platform/page/read-page.js';
import { unableToConnect, type RequestFailure } from '../../platform/requests/failure.js';
import type { Result } from '../../platform/requests/request.js';
import { readCookie } from '../../platform/storage/cookies.js';
import { createStore, onePerPage, type Store } from '../../platform/store.js';
import type { CartCall } from './call-cart.js';
import type { Cart } from './read-cart.js';

/** What an indicator shows. `synced` is false until the cart is known, or known to be empty. */
export interface CartState {
  readonly synced: boolean;
  readonly items: number;
  /** In minor units of `currency`. */
  readonly subtotal: number;
  readonly currency: string;
}

interface CartService extends Store<CartState> {
  /** Asks the server how things are; calls at the same time share one request. */
  refresh(): Promise<void>;
  add(entry: { itemId: string; sku?: string; quantity: number }): Promise<Result<Cart>>;
  /** A quantity of 0 removes the entry. */
  change(entryId: string, quantity: number): Promise<Result<Cart>>;
  remove(entryId: string): Promise<Result<Cart>>;
}

/** A tab that comes back after this long asks again. */
const STALE_MS = 30_000;
const CHANNEL = 'sq-cart';

/** The page's cart: one for all blocks and bundles. */
export const cart = (): CartService => onePerPage('cart', createCart);

const storeCurrency = () => {
  const currency = pageContext().websiteSettings['storeCurrency'];
  return typeof currency === 'string' && currency ? currency : DEFAULT_CURRENCY;
};
/** Most visitors have no cart: the code that asks for one comes with the first call. */
const call = (path: string, options: CartCall = {}): Promise<Result<Cart>> =>
  import('./call-cart.js').then(
    ({ callCart }) => callCart(path, options),
    () => ({ ok: false, failure: { kind: 'network', message: unableToConnect(navigator.onLine) } }),
  );
/** Ambiguity A12: there is a cart when `CART` holds its token, or `hasCart` is exactly "true". */
const hasCart = () => Boolean(readCookie('CART')) || readCookie('hasCart') === 'true';

function toState({ totalQuantity, subtotalCents, subtotalAmount }: Cart): CartState {
  const { currency, value } = subtotalAmount;
  const subtotal = subtotalCents || Math.round(Number(value) * 10 ** fractionDigits(currency)) || 0;
  return { synced: true, items: totalQuantity, subtotal, currency };
}

const same = (a: CartState, b: CartState) =>
  a.synced === b.synced && a.items === b.items && a.subtotal === b.subtotal && a.currency === b.currency;

function createCart(): CartService {
  const store = createStore<CartState>({ synced: false, items: 0, subtotal: 0, currency: storeCurrency() });
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;
  let running: Promise<void> | undefined;
  let askedAt = 0;

  const take = (state: CartState) => {
    if (!same(state, store.get())) store.set(state);
  };
  /** What this tab learned from a change, the others learn from it. */
  const changed = (result: Result<Cart>): Result<Cart> => {
    if (result.ok) {
      take(toState(result.data));
      channel?.postMessage(store.get());
    }
    return result;
  };
  const complain = (failure: RequestFailure) => {
    if (failure.kind !== 'aborted') warnOnce(`the cart could not be read: ${failure.message}`);
  };

  async function ask() {
    askedAt = Date.now();
    if (!hasCart()) return take({ synced: true, items: 0, subtotal: 0, currency: storeCurrency() });
    const result = await call('');
    if (result.ok) take(toState(result.data));
    else complain(result.failure);
  }
  function refresh() {
    running ??= ask().finally(() => (running = undefined));
    return running;
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<CartState>) => take(data));
  // Back from the cache the page shows what was true when it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void refresh();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && askedAt > 0 && Date.now() - askedAt > STALE_MS) void refresh();
  });

  return {
    ...store,
    refresh,
    add: async (entry) => changed(await call('/entries', { method: 'POST', body: entry })),
    change: async (id, quantity) =>
      changed(await call(`/entries/${encodeURIComponent(id)}`, { method: 'PUT', body: { quantity } })),
    remove: async (id) => changed(await call(`/entries/${encodeURIComponent(id)}`, { method: 'DELETE' })),
  };
}

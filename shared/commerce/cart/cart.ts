import { warnOnce } from '../../platform/log.js';
import { fractionDigits, DEFAULT_CURRENCY } from '../money/currencies.js';
import { pageContext } from '../../platform/page/read-page.js';
import { unableToConnect, type RequestFailure } from '../../platform/requests/failure.js';
import type { Result } from '../../platform/requests/request.js';
import { readCookie } from '../../platform/storage/cookies.js';
import { createStore, onePerPage, type Store } from '../../platform/store.js';
import { openTabChannel } from '../../platform/page/tab-channel.js';
import { asText } from '../../platform/page/unknown-values.js';
import type { CartCall } from './call-cart.js';
import type { Cart } from './read-cart.js';

/** What an indicator shows. `synced` is false until the server has answered or there is no cart to ask for. */
export interface CartState {
  readonly synced: boolean;
  readonly items: number;
  /** In minor units of `currency`. */
  readonly subtotal: number;
  readonly currency: string;
}

interface CartService extends Store<CartState> {
  /** Reads the cart from the server; calls at the same time share one request. */
  refresh(): Promise<void>;
  add(entry: { itemId: string; sku?: string; quantity: number }): Promise<Result<Cart>>;
  /** A quantity of 0 removes the entry. */
  change(entryId: string, quantity: number): Promise<Result<Cart>>;
  remove(entryId: string): Promise<Result<Cart>>;
}

/** A tab that becomes visible again after this long refreshes its cart. */
const STALE_MS = 30_000;

/** The page's cart: one for all blocks and bundles. */
export const cart = (): CartService => onePerPage('cart', createCart);

const storeCurrency = () => asText(pageContext().websiteSettings['storeCurrency']) ?? DEFAULT_CURRENCY;
/** Most visitors have no cart: the code that requests one is loaded with the first call. */
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

const isSame = (a: CartState, b: CartState) =>
  a.synced === b.synced && a.items === b.items && a.subtotal === b.subtotal && a.currency === b.currency;

function createCart(): CartService {
  const store = createStore<CartState>({ synced: false, items: 0, subtotal: 0, currency: storeCurrency() });
  let running: Promise<void> | undefined;
  let refreshedAt = 0;

  const update = (state: CartState) => {
    if (!isSame(state, store.get())) store.set(state);
  };
  // After the back/forward cache the page shows a cart that may have changed since.
  const notifyTabs = openTabChannel(
    'sq-cart',
    (state) => update(state as CartState),
    () => void refresh(),
  );
  /** Takes over the answer to a change, here and in the other tabs. */
  const applyChange = (result: Result<Cart>): Result<Cart> => {
    if (result.ok) {
      update(toState(result.data));
      notifyTabs(store.get());
    }
    return result;
  };
  const warnOfFailure = (failure: RequestFailure) => {
    if (failure.kind !== 'aborted') warnOnce(`the cart could not be read: ${failure.message}`);
  };

  async function load() {
    refreshedAt = Date.now();
    if (!hasCart()) return update({ synced: true, items: 0, subtotal: 0, currency: storeCurrency() });
    const result = await call('');
    if (result.ok) update(toState(result.data));
    else warnOfFailure(result.failure);
  }
  function refresh() {
    running ??= load().finally(() => (running = undefined));
    return running;
  }

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && refreshedAt > 0 && Date.now() - refreshedAt > STALE_MS) void refresh();
  });

  return {
    ...store,
    refresh,
    add: async (entry) => applyChange(await call('/entries', { method: 'POST', body: entry })),
    change: async (id, quantity) =>
      applyChange(await call(`/entries/${encodeURIComponent(id)}`, { method: 'PUT', body: { quantity } })),
    remove: async (id) => applyChange(await call(`/entries/${encodeURIComponent(id)}`, { method: 'DELETE' })),
  };
}

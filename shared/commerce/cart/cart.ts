import { warnOnce } from '../../platform/log.js';
import { unableToConnect } from '../../platform/requests/failure.js';
import type { Result } from '../../platform/requests/request.js';
import { createStore, onePerPage, type Store } from '../../platform/store.js';
import { openTabChannel } from '../../platform/page/tab-channel.js';
import { oneAfterTheOther } from './additions.js';
import { hasCart } from './has-cart.js';
import type { CartCall, NewCartEntry } from './cart-calls.js';
import { type CartState, stateOf } from './cart-state.js';
import type { KnownCart } from './known-cart.js';
import type { Cart } from './read-cart.js';
import { ofDocument } from '../../platform/page/script-global.js';

export type { AdditionalField, NewCartEntry } from './cart-calls.js';
export type { CartState } from './cart-state.js';

/** The page's cart: its state, and calls to the site's server. */
export interface CartService extends Store<CartState> {
  /** Reads the cart from the server; calls at the same time share one request. */
  refresh(): Promise<void>;
  add(entry: NewCartEntry): Promise<Result<Cart>>;
  /** A quantity of 0 removes the entry. */
  change(entryId: string, quantity: number): Promise<Result<Cart>>;
  remove(entryId: string): Promise<Result<Cart>>;
  /** Any other call below the cart's address, such as `/coupons`. */
  send(path: string, call?: CartCall): Promise<Result<Cart>>;
}

/** For what shows the lines. */
export interface CartStore extends CartService {
  /** The last answer: another object for each. */
  readonly answers: Pick<Store<KnownCart['answer']>, 'get' | 'subscribe'>;
  /** Reads the cart, by a request of its own. */
  read(): Promise<Cart | undefined>;
}

/** A tab that becomes visible again after this long refreshes its cart. */
const STALE_MS = 30_000;

/** The page's cart: one for all blocks and bundles. */
export const cart = (): CartService => cartStore();
export const cartStore = (): CartStore => onePerPage('cart', createCart);

function createCart(): CartStore {
  // The same at each reading: it is no change.
  const none = stateOf();
  const store = createStore<CartState>({ ...none, synced: false });
  const answers = createStore<KnownCart['answer']>(undefined);
  let calls: ReturnType<typeof import('./cart-calls.js').createCalls> | undefined;
  let running: Promise<unknown> | undefined;
  let refreshedAt = 0;

  /** Most visitors have no cart: the code that calls is loaded with the first call. Undefined where it cannot be loaded. */
  async function load(): Promise<typeof calls> {
    try {
      // Side by side: the first would ask for the second when it has come.
      const [{ createCalls }] = await Promise.all([
        import('./cart-calls.js'),
        import('../../platform/requests/request.js'),
      ]);
      calls ??= createCalls(store, answers, notifyTabs);
    } catch {
      // as without a network
    }
    return calls;
  }
  /** Later calls do not wait for it: a page that is being left waits for no import. */
  async function call(what: (by: NonNullable<typeof calls>) => Promise<Result<Cart>>): Promise<Result<Cart>> {
    const by = calls ?? (await load());
    return by ? what(by) : { ok: false, failure: { kind: 'network', message: unableToConnect(navigator.onLine) } };
  }
  // After the back/forward cache the page shows a cart that may have changed since.
  const notifyTabs = openTabChannel(
    'sq-cart',
    (message) => void load().then((by) => by?.hear(message)),
    () => void refresh(),
  );
  const send: CartService['send'] = (path, options) => call((by) => by.send(path, options));
  async function read(): Promise<Cart | undefined> {
    refreshedAt = Date.now();
    if (!hasCart()) {
      answers.set({ cart: undefined, isCurrent: true });
      store.set(none);
      return undefined;
    }
    const result = await send('');
    if (result.ok) return result.data;
    if (result.failure.kind !== 'aborted') warnOnce(`the cart could not be read: ${result.failure.message}`);
    return undefined;
  }
  async function refresh(): Promise<void> {
    await (running ??= read().finally(() => (running = undefined)));
  }

  document.addEventListener('visibilitychange', () => {
    if (!ofDocument('hidden') && refreshedAt > 0 && Date.now() - refreshedAt > STALE_MS) void refresh();
  });

  return {
    ...store,
    answers,
    read,
    refresh,
    send,
    add: oneAfterTheOther((entry) => call((by) => by.add(entry))),
    change: (id, quantity) => send(`/entries/${encodeURIComponent(id)}`, { method: 'PUT', body: { quantity } }),
    remove: (id) => send(`/entries/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  };
}

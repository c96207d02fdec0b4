import { warnOnce } from '../../platform/log.js';
import { storeCurrency } from '../money/currencies.js';
import { moneyInMinorUnits } from '../money/money-value.js';
import { unableToConnect, type RequestFailure } from '../../platform/requests/failure.js';
import type { Result } from '../../platform/requests/request.js';
import { createStore, onePerPage, type Store } from '../../platform/store.js';
import { openTabChannel } from '../../platform/page/tab-channel.js';
import { asObject } from '../../platform/page/unknown-values.js';
import { fitsKeepalive, oneAfterTheOther } from './additions.js';
import { hasCart } from './has-cart.js';
import type { CartCall } from './call-cart.js';
import type { Cart } from './read-cart.js';
import { ofDocument } from '../../platform/page/script-global.js';

/** What an indicator shows. `synced` is false until the server has answered or there is no cart to ask for. */
export interface CartState {
  readonly synced: boolean;
  readonly items: number;
  /** In minor units of `currency`. */
  readonly subtotal: number;
  readonly currency: string;
}

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

/** A tab that becomes visible again after this long refreshes its cart. */
const STALE_MS = 30_000;

/** The page's cart: one for all blocks and bundles. */
export const cart = (): CartService => onePerPage('cart', createCart);

let callCart: typeof import('./call-cart.js').callCart | undefined;
/**
 * Most visitors have no cart: the code that requests one is loaded with the first call. Later calls do not wait for it: a
 * page that is being left waits for no import.
 */
async function call(path: string, options: CartCall = {}): Promise<Result<Cart>> {
  try {
    callCart ??= (await import('./call-cart.js')).callCart;
  } catch {
    return { ok: false, failure: { kind: 'network', message: unableToConnect(navigator.onLine) } };
  }
  return callCart(path, options);
}

function toState({ totalQuantity, subtotalCents, subtotalAmount }: Cart): CartState {
  const subtotal = subtotalCents || (moneyInMinorUnits(subtotalAmount) ?? 0);
  return { synced: true, items: totalQuantity, subtotal, currency: subtotalAmount.currency };
}

/** What another tab posts: any script of the site, an older version of the kit among them, may post to the channel. */
function readState(message: unknown): CartState | undefined {
  const { synced, items, subtotal, currency } = asObject(message);
  return synced === true && isAmount(items) && isAmount(subtotal) && isCurrency(currency)
    ? { synced, items, subtotal, currency }
    : undefined;
}
const isAmount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isCurrency = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{3}$/i.test(value);

const isSame = (a: CartState, b: CartState) =>
  a.synced === b.synced && a.items === b.items && a.subtotal === b.subtotal && a.currency === b.currency;

function createCart(): CartService {
  const store = createStore<CartState>({ synced: false, items: 0, subtotal: 0, currency: storeCurrency() });
  let running: Promise<void> | undefined;
  let refreshedAt = 0;

  const update = (state: CartState) => {
    if (!isSame(state, store.get())) store.set(state);
  };
  /** Grows with each change of the cart: when it is asked for, when it is answered, and when another tab tells of it. */
  let version = 0;
  let underWay = 0;
  /** The last answer of calls that have overlapped: which of them has the cart as it is now, nobody knows. */
  let doubtful: Cart | undefined;

  // After the back/forward cache the page shows a cart that may have changed since.
  const notifyTabs = openTabChannel(
    'sq-cart',
    (message) => {
      const state = readState(message);
      if (!state) return;
      if (!isSame(state, store.get())) version++;
      update(state);
    },
    () => void refresh(),
  );
  /** Takes over a cart, here and in the other tabs. */
  function take(data: Cart): void {
    doubtful = undefined;
    update(toState(data));
    notifyTabs(store.get());
  }
  /** Asks once more after calls that have overlapped, or takes the last of their answers. */
  async function settle(last: Cart): Promise<void> {
    doubtful = undefined;
    const isRead = hasCart() && (await send('')).ok;
    if (!isRead) take(last);
  }
  async function send(path: string, options: CartCall = {}): Promise<Result<Cart>> {
    const isChange = options.method !== undefined;
    if (isChange) version++;
    const before = version;
    underWay++;
    const result = await call(path, options);
    underWay--;
    const isLatest = before === version;
    if (isChange) version++;
    if (result.ok && isLatest) take(result.data);
    else if (result.ok) doubtful = result.data;
    if (doubtful && underWay === 0) void settle(doubtful);
    return result;
  }
  const warnOfFailure = (failure: RequestFailure) => {
    if (failure.kind !== 'aborted') warnOnce(`the cart could not be read: ${failure.message}`);
  };

  async function load() {
    refreshedAt = Date.now();
    if (!hasCart()) return update({ synced: true, items: 0, subtotal: 0, currency: storeCurrency() });
    const result = await send('');
    if (!result.ok) warnOfFailure(result.failure);
  }
  function refresh() {
    running ??= load().finally(() => (running = undefined));
    return running;
  }

  document.addEventListener('visibilitychange', () => {
    if (!ofDocument('hidden') && refreshedAt > 0 && Date.now() - refreshedAt > STALE_MS) void refresh();
  });

  async function addNow(entry: NewCartEntry): Promise<Result<Cart>> {
    const { synced, items } = store.get();
    let result = await send('/entries', { method: 'POST', body: entry, keepalive: fitsKeepalive(entry) });
    // The call may have arrived although its answer did not: a visitor who tries again would have it twice.
    if (!result.ok && result.failure.kind === 'network' && synced && hasCart()) {
      const found = await send('');
      if (found.ok && found.data.totalQuantity >= items + entry.quantity) result = found;
    }
    // For a drawer that opens then.
    if (result.ok) document.dispatchEvent(new CustomEvent('sq-cart-added', { detail: entry }));
    return result;
  }

  return {
    ...store,
    refresh,
    send,
    add: oneAfterTheOther(addNow),
    change: (id, quantity) => send(`/entries/${encodeURIComponent(id)}`, { method: 'PUT', body: { quantity } }),
    remove: (id) => send(`/entries/${encodeURIComponent(id)}`, { method: 'DELETE' }),
  };
}

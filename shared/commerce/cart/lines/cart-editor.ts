import { ofDocument } from '../../../platform/page/script-global.js';
import { openTabChannel } from '../../../platform/page/tab-channel.js';
import type { Result } from '../../../platform/requests/request.js';
import { onePerPage, type Store } from '../../../platform/store.js';
import { cart, type CartService } from '../cart.js';
import { hasCart } from '../has-cart.js';
import type { Cart } from '../read-cart.js';
import { type CallQueue, createCallQueue } from './call-queue.js';
import { type CartModel, type CartView, createModel, emptyCart } from './cart-view.js';
import { expectedCart } from './optimistic.js';
import { type Calls, createQuantities } from './quantities.js';
import { readCodes } from './read-lines.js';

/** After a code was sent: whether the cart has it, and says that it does not count. */
function checkCoupon(model: CartModel, code: string): void {
  const isRefused = readCodes(model.cart.invalidCoupons).some((each) => each.toLowerCase() === code.toLowerCase());
  if (isRefused) model.fail('coupon', 'couponInvalid', { code });
  else model.announce('couponApplied', { code });
}

interface Change {
  readonly field: 'coupon' | 'shipping';
  /** Whether the cart shows it. */
  isMade(): boolean;
  /** Called when it was made. */
  done(): void;
}

/** Coupons and shipping: each is sent at once, and resolves with whether it was made. */
function createChoices(model: CartModel, queue: CallQueue, service: CartService, { accept, load }: Calls) {
  const hasCode = (code: string) => {
    const { coupons, validCoupons, invalidCoupons } = model.cart;
    return readCodes([...coupons, ...validCoupons, ...invalidCoupons]).some(
      (each) => each.toLowerCase() === code.toLowerCase(),
    );
  };
  const change = ({ field, isMade, done }: Change, ...call: Parameters<typeof service.send>): Promise<boolean> =>
    queue.inOrder(async () => {
      model.errors.delete(field);
      const isAccepted = accept(await service.send(...call));
      // The call may have arrived although its answer did not.
      if (!isAccepted) await load();
      if (isAccepted || isMade()) done();
      else model.fail(field, field === 'coupon' ? 'couponFailed' : 'shippingFailed');
      return !model.errors.has(field);
    });
  return {
    addCoupon: (code: string) =>
      change({ field: 'coupon', isMade: () => hasCode(code), done: () => checkCoupon(model, code) }, '/coupons', {
        method: 'POST',
        body: { code },
      }),
    removeCoupon: (code: string) =>
      change(
        { field: 'coupon', isMade: () => !hasCode(code), done: () => model.announce('couponRemoved', { code }) },
        `/coupons/${encodeURIComponent(code)}`,
        { method: 'DELETE' },
      ),
    chooseShipping: (id: string) =>
      change(
        { field: 'shipping', isMade: () => model.cart.selectedShippingOption?.['id'] === id, done: () => {} },
        '/shipping-option',
        { method: 'PUT', body: { id } },
      ),
  };
}

export type { CartView, Message } from './cart-view.js';

/** The contents of the page's cart, and what a visitor does with them. */
export interface CartEditor extends Pick<Store<CartView>, 'get' | 'subscribe'> {
  reload(): Promise<void>;
  /** Shown at once, and sent after a pause; 0 removes the line. */
  setQuantity(id: string, quantity: number): void;
  remove(id: string): void;
  undo(): Promise<void>;
  /** Resolves with whether the code is now one of the cart's. */
  addCoupon(code: string): Promise<boolean>;
  removeCoupon(code: string): Promise<boolean>;
  chooseShipping(id: string): Promise<boolean>;
  /** Whether something waits for the server's confirmation. */
  isBusy(): boolean;
  /** Sends what waits. Resolves with whether the server has confirmed all of it. */
  settle(): Promise<boolean>;
}

export const cartEditor = (): CartEditor => onePerPage('cart-editor', createEditor);

function createEditor(): CartEditor {
  const service = cart();
  const model = createModel();
  const queue = createCallQueue(model.publish);
  const { wanted, errors, store } = model;

  function accept(result: Result<Cart>): boolean {
    if (!result.ok) return false;
    model.cart = result.data;
    model.phase = 'ready';
    notifyTabs('changed');
    return true;
  }
  /** Whether the page's count is of another cart than the lines. */
  function isBehind() {
    const { items, subtotal } = service.get();
    return items !== model.cart.totalQuantity || subtotal !== expectedCart(model.cart, new Map()).subtotalCents;
  }
  async function load(): Promise<void> {
    const before = service.get();
    const result = hasCart() ? await service.send('') : ({ ok: true, data: emptyCart() } as const);
    if (result.ok) {
      model.cart = result.data;
      model.phase = 'ready';
      // Something else on the page has changed it meanwhile.
      if (hasCart() && service.get() !== before && isBehind()) return load();
    } else if (model.phase === 'loading') model.phase = 'failed';
  }
  const reload = () => queue.inOrder(load, false);
  const notifyTabs = openTabChannel(
    'sq-cart-lines',
    () => void reload(),
    () => void reload(),
  );
  const { flush, sendRest, ...quantities } = createQuantities(model, queue, service, { accept, load });
  const choices = createChoices(model, queue, service, { accept, load });

  addEventListener('online', () => void flush().then(reload));
  addEventListener('offline', model.publish);
  addEventListener('pagehide', sendRest);
  document.addEventListener('visibilitychange', () => {
    if (ofDocument('hidden') && wanted.size > 0) void flush();
  });
  // Something else on the page, or another tab, has changed the cart.
  service.subscribe(() => {
    if (queue.running() === 0 && isBehind()) void reload();
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    reload,
    ...quantities,
    ...choices,
    isBusy: () => wanted.size > 0 || queue.changes() > 0,
    async settle() {
      const known = [...errors.values()];
      await flush();
      await queue.done();
      return wanted.size === 0 && [...errors.values()].every((error) => known.includes(error));
    },
  };
}

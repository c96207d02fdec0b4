import { oneAfterTheOther } from '../additions.js';
import { cartStore } from '../cart.js';
import type { Cart } from '../read-cart.js';
import { lineOf, type CartModel, type Change } from './cart-view.js';
import { readCodes, toNewEntry } from './read-lines.js';

/** A quantity is sent when it has not been changed for this long. */
const PAUSE_MS = 400;

/** Changes are shown at once, sent in order, and taken back when the server refuses them. */
export function createSender(model: CartModel) {
  const { publish } = model;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inOrder = oneAfterTheOther((job: () => Promise<unknown>) => job().finally(publish));
  const keepOnly = (isKept: (change: Change) => boolean) => (model.pending = model.pending.filter(isKept));
  /** Quantities wait: for a pause, and for the connection. */
  const waiting = () => model.pending.filter(({ quantity }) => quantity !== undefined);

  /** Returns whether the next one may be sent. */
  async function make(change: Change): Promise<boolean> {
    const { field, quantity, failure } = change;
    const result = await change.send();
    // Kept until the connection is back.
    if (!result.ok && result.failure.kind === 'network' && !navigator.onLine && quantity !== undefined) return false;
    const answer = result.ok ? result.data : undefined;
    const isTaken = answer && cartStore().answers.get()?.cart === answer;
    // The call may have arrived although its answer did not; and where calls overlap no answer may have all of them.
    const cart = (isTaken ? answer : await cartStore().read()) ?? answer ?? model.cart();
    // The visitor may want something else by now.
    const isWanted = model.pending.includes(change);
    keepOnly((each) => each !== change);
    if (!isWanted) return true;
    if (answer || change.isIn(cart)) change.done?.(cart);
    else {
      if (model.removed?.id === field) model.removed = undefined;
      model.fail(field, failure);
    }
    return true;
  }
  function flush(): Promise<unknown> {
    clearTimeout(timer);
    return inOrder(async () => {
      for (let [next] = waiting(); next; [next] = waiting()) if (!(await make(next))) return;
    });
  }
  function want(change: Change): void {
    model.errors.delete(change.field);
    model.pending = [...model.pending, change];
  }
  /** Resolves with whether it was made, and nothing is wrong with it. */
  async function makeNow(change: Change): Promise<boolean> {
    want(change);
    await inOrder(() => make(change));
    return !model.errors.has(change.field);
  }
  /** In place of what was wanted of the same line. */
  function makeAfterPause(change: Change): void {
    keepOnly(({ field }) => field !== change.field);
    want(change);
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), PAUSE_MS);
    publish();
  }
  /**
   * The page is being left, and with it every call that waits or is under way. All of them are sent now, perhaps a second
   * time, which changes nothing. A page that comes back loads the cart again.
   */
  function sendRest(): void {
    clearTimeout(timer);
    for (const change of waiting()) void change.send(true);
    // Without a network they are sent when the page is back.
    if (navigator.onLine) keepOnly(({ quantity }) => quantity === undefined);
  }
  return { inOrder, waiting, keepOnly, flush, makeNow, makeAfterPause, sendRest };
}
type Sender = ReturnType<typeof createSender>;

/** Quantities of lines. */
export function createQuantities(model: CartModel, { keepOnly, flush, makeNow, makeAfterPause }: Sender) {
  /** Shown at once, and sent after a pause; 0 removes the line. */
  function setQuantity(id: string, quantity: number): void {
    const title = lineOf(model.cart(), id)?.title;
    makeAfterPause({
      field: id,
      quantity,
      failure: quantity > 0 ? 'updateFailed' : 'removeFailed',
      send: (keepalive = false) =>
        cartStore().send(
          `/entries/${encodeURIComponent(id)}`,
          quantity > 0 ? { method: 'PUT', body: { quantity }, keepalive } : { method: 'DELETE', keepalive },
        ),
      isIn: (cart) => (lineOf(cart, id)?.quantity ?? 0) === quantity,
      done(cart) {
        const now = lineOf(cart, id)?.quantity;
        if (now && now < quantity) model.fail(id, 'limited', { quantity: now });
        else if (title !== undefined && quantity > 0) model.announce('updated', { title, quantity });
      },
    });
  }
  function remove(id: string): void {
    const line = lineOf(model.cart(), id);
    if (!line) return;
    model.removed = line;
    model.announce('removed', { title: line.title });
    setQuantity(id, 0);
    void flush();
  }
  async function undo(): Promise<void> {
    const line = model.removed;
    if (!line) return;
    const { id, title, quantity } = line;
    model.removed = undefined;
    keepOnly(({ field }) => field !== id);
    const isMade = await makeNow({
      field: 'removed',
      failure: 'undoFailed',
      // It may not have been removed yet, because the connection is lost.
      send: async () =>
        lineOf(model.cart(), id) ? { ok: true, data: model.cart() } : cartStore().add(toNewEntry(line)),
      isIn: () => false,
      done: () => model.announce('updated', { title, quantity }),
    });
    if (!isMade) model.removed = line;
    model.publish();
  }
  return { setQuantity, remove, undo };
}

const hasCode = (coupons: readonly unknown[], code: string) =>
  readCodes(coupons).some((each) => each.toLowerCase() === code.toLowerCase());

/** Coupons and shipping: each is sent at once, and resolves with whether it was made. */
export function createChoices(model: CartModel, { makeNow }: Sender) {
  const { send } = cartStore();
  const isListed = ({ coupons, validCoupons, invalidCoupons }: Cart, code: string) =>
    hasCode([...coupons, ...validCoupons, ...invalidCoupons], code);
  const coupon = { field: 'coupon', failure: 'couponFailed' } as const;
  return {
    addCoupon: (code: string) =>
      makeNow({
        ...coupon,
        send: () => send('/coupons', { method: 'POST', body: { code } }),
        isIn: (cart) => isListed(cart, code),
        // The cart may have it, and say that it does not count.
        done({ invalidCoupons }) {
          if (hasCode(invalidCoupons, code)) model.fail('coupon', 'couponInvalid', { code });
          else model.announce('couponApplied', { code });
        },
      }),
    removeCoupon: (code: string) =>
      makeNow({
        ...coupon,
        send: () => send(`/coupons/${encodeURIComponent(code)}`, { method: 'DELETE' }),
        isIn: (cart) => !isListed(cart, code),
        done: () => model.announce('couponRemoved', { code }),
      }),
    chooseShipping: (id: string) =>
      makeNow({
        field: 'shipping',
        failure: 'shippingFailed',
        shipping: id,
        send: () => send('/shipping-option', { method: 'PUT', body: { id } }),
        isIn: (cart) => cart.selectedShippingOption?.['id'] === id,
      }),
  };
}

import type { CartService } from '../cart.js';
import type { CallQueue } from './call-queue.js';
import type { CartModel } from './cart-view.js';
import type { Calls } from './quantities.js';
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
export function createChoices(model: CartModel, queue: CallQueue, service: CartService, { accept, load }: Calls) {
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

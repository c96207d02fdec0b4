import { DAY_MS, type AppContext, type Limits, type Settings } from '../app-options.js';
import { readCookie, setCookie } from '../http/cookies.js';
import { isToken, newToken } from '../http/token.js';
import { createShares, sizeOf } from '../records/record-shares.js';
import { createCallLimit } from '../storage/call-limit.js';
import { EMPTY_CART, type CartContent, type CartEntry, type CartRecord } from '../storage/carts.js';
import { addEntry, quantityOf, setQuantity } from './cart-entries.js';
import { findVariant, type Variant } from './product.js';
import type { NewEntry } from './read-entry.js';

/** What is none of the visitor's words: what a call has fields of its own for, and where a form without script goes next. */
const OF_THE_CALL = ['itemId', 'sku', 'variantId', 'quantity', 'next'];

/**
 * What a form had besides the variant, to be kept with its entry: additional fields, and options that are none of the
 * product's. What the variant says itself is not kept twice. Pure.
 */
function fieldsBeside(
  { options: own = {} }: Variant,
  { options = {}, additionalFields = [] }: Pick<NewEntry, 'options' | 'additionalFields'>,
): Pick<CartEntry, 'additionalFields'> {
  const all = [...Object.entries(options).map(([name, value]) => ({ name, value })), ...additionalFields];
  const kept = all.filter(
    ({ name, value }) =>
      value !== '' && !OF_THE_CALL.includes(name) && !(Object.hasOwn(own, name) && own[name] === value),
  );
  return kept.length > 0 ? { additionalFields: kept } : {};
}

/** What came of a change: the cart, or why there is none. */
export type Change =
  | {
      readonly kind: 'changed';
      readonly cart: CartRecord;
      /** How many there are, where that is fewer than were asked for: the cart has those. */
      readonly left?: number;
      /** The code that was asked for, where the shop has none of that name: the cart is as it was. */
      readonly unknownCode?: string;
    }
  | { readonly kind: 'no-product' | 'no-entry' | 'no-cart' | 'no-option' | 'sold-out' }
  | { readonly kind: 'wrong-quantity'; readonly message: string }
  | { readonly kind: 'too-many'; readonly waitMs: number };

/** Ambiguity A12: `CART` holds the cart's token, `hasCart` says that there is one. */
export function readCartToken(c: AppContext): string | undefined {
  const token = readCookie(c, 'CART');
  return isToken(token) ? token : undefined;
}
export function setCartCookies(c: AppContext, token: string, { cartLifetimeMs }: Limits): void {
  setCookie(c, 'CART', token, { maxAgeMs: cartLifetimeMs });
  setCookie(c, 'hasCart', 'true', { maxAgeMs: cartLifetimeMs });
}
export function deleteCartCookies(c: AppContext): void {
  setCookie(c, 'CART', '', { maxAgeMs: 0 });
  setCookie(c, 'hasCart', '', { maxAgeMs: 0 });
}

const TOO_MANY_IN_CART = 'The cart cannot hold that many.';
const TOO_LONG_FOR_CART = 'The cart cannot hold that much text.';

/** The rules for changing carts, by calls of scripts and by forms without script. */
export function createCartChanges(settings: Settings) {
  const { storage, shop, limits, now } = settings;
  const limit = createCallLimit(settings, 'cart', limits.tokensPerMinute);

  const shares = createShares({ limit: limits.cartBytesPerClient, windowMs: DAY_MS, now });
  /** Why so much is not added to what is stored: to the cart, or by this client today. */
  function refuseSize(added: object, present: object, client: string): Change | undefined {
    const size = sizeOf(added);
    if (size + sizeOf(present) > limits.cartBytes) return { kind: 'wrong-quantity', message: TOO_LONG_FOR_CART };
    const waitMs = shares.take(client, 'cart', size);
    return waitMs > 0 ? { kind: 'too-many', waitMs } : undefined;
  }

  /** How many more of a variant there are; infinite where stock is not counted. */
  async function readLeft(sku: string, stock: number | undefined): Promise<number> {
    if (stock === undefined) return Infinity;
    return Math.max(0, stock - ((await storage.readSold([sku])).get(sku) ?? 0));
  }
  /** Not a promise to the visitor: whether there is one for them is decided when they order. */
  async function leftOf({ itemId, sku }: Pick<CartEntry, 'itemId' | 'sku'>): Promise<number> {
    const product = shop.products.find(({ id }) => id === itemId);
    const variant = product && findVariant(product, { sku });
    return variant ? readLeft(variant.sku, variant.stock) : Infinity;
  }
  const withLeft = (done: Change, left: number, asked: number): Change =>
    done.kind === 'changed' && left < asked ? { ...done, left } : done;

  async function change(
    token: string | undefined,
    next: (content: CartContent) => CartContent | undefined,
    otherwise: Change,
  ): Promise<Change> {
    const cart = token && (await storage.changeCart(token, now(), next));
    return cart ? { kind: 'changed', cart } : otherwise;
  }
  const changeEntries = (
    token: string | undefined,
    next: (entries: readonly CartEntry[]) => readonly CartEntry[] | undefined,
    otherwise: Change,
  ) =>
    change(
      token,
      (content) => {
        const entries = next(content.entries);
        return entries && { ...content, entries };
      },
      otherwise,
    );

  return {
    readLeft,

    /** Adds to the cart with this token, or to a new one. */
    async add(sent: string | undefined, { itemId, quantity, ...name }: NewEntry, client: string): Promise<Change> {
      const product = shop.products.find(({ id }) => id === itemId);
      const variant = product && findVariant(product, name);
      // A subscription has a checkout of its own.
      if (!variant || product.plan) return { kind: 'no-product' };
      const present = sent === undefined ? undefined : await storage.readCart(sent);
      const thing = { itemId, sku: variant.sku, ...fieldsBeside(variant, name) };
      const has = quantityOf(present?.entries ?? [], thing);
      const left = await leftOf({ itemId, sku: variant.sku });
      if (left <= has) return { kind: 'sold-out' };
      // Only tokens that this backend made: one that somebody else chose could be known to a stranger.
      const token = present ? present.token : newToken();
      const refusal = refuseSize(thing, present?.entries ?? [], client);
      if (refusal) return refusal;
      if (!present) {
        const waitMs = await limit.take(client);
        if (waitMs > 0) return { kind: 'too-many', waitMs };
        await storage.createCart(token, now());
      }
      const entry = { ...thing, id: newToken(), quantity: Math.min(quantity, left - has) };
      const done = await changeEntries(token, (entries) => addEntry(entries, entry, limits), {
        kind: 'wrong-quantity',
        message: TOO_MANY_IN_CART,
      });
      return withLeft(done, left, has + quantity);
    },
    /** 0 removes (storefront §5). */
    async setQuantity(token: string | undefined, entryId: string, quantity: number): Promise<Change> {
      const cart = token === undefined ? undefined : await storage.readCart(token);
      const entry = cart?.entries.find(({ id }) => id === entryId);
      if (!entry) return { kind: 'no-entry' };
      // Fewer are always allowed, although there are fewer still.
      const others = quantityOf(cart?.entries ?? [], entry) - entry.quantity;
      const left = quantity > entry.quantity ? Math.max(0, (await leftOf(entry)) - others) : Infinity;
      if (left === 0) return { kind: 'sold-out' };
      const possible = Math.min(quantity, left);
      const done = await changeEntries(token, (entries) => setQuantity(entries, entryId, possible), {
        kind: 'no-entry',
      });
      return withLeft(done, left, quantity);
    },
    /** The code as the visitor typed it. A coupon that is not valid now is kept, and is listed as invalid. */
    async addCoupon(token: string | undefined, typed: string): Promise<Change> {
      const code = typed.trim().toUpperCase();
      if (!shop.coupons.some((coupon) => coupon.code === code)) {
        const cart = token === undefined ? undefined : await storage.readCart(token);
        return cart ? { kind: 'changed', cart, unknownCode: code } : { kind: 'no-cart' };
      }
      const add = (content: CartContent) =>
        content.coupons.includes(code) ? content : { ...content, coupons: [...content.coupons, code] };
      return change(token, add, { kind: 'no-cart' });
    },
    removeCoupon: (token: string | undefined, code: string): Promise<Change> =>
      change(
        token,
        (content) => ({ ...content, coupons: content.coupons.filter((each) => each !== code.toUpperCase()) }),
        { kind: 'no-cart' },
      ),
    async setShipping(token: string | undefined, id: string): Promise<Change> {
      if (!shop.shippingOptions.some((option) => option.id === id)) return { kind: 'no-option' };
      return change(token, (content) => ({ ...content, shipping: id }), { kind: 'no-cart' });
    },
    /** A new cart with the same content. */
    async clone(token: string, client: string): Promise<Change> {
      const cart = await storage.readCart(token);
      if (!cart) return { kind: 'no-cart' };
      const refusal = refuseSize(cart.entries, [], client);
      if (refusal) return refusal;
      const waitMs = await limit.take(client);
      if (waitMs > 0) return { kind: 'too-many', waitMs };
      const copy = { ...cart, token: newToken(), createdAt: now() };
      await storage.createCart(copy.token, copy.createdAt, copy);
      return { kind: 'changed', cart: copy };
    },
    /** A cart of its own for one subscription, which its checkout names by its token (storefront §2). */
    async createSubscription({ itemId, quantity, ...name }: NewEntry, client: string): Promise<Change> {
      const product = shop.products.find(({ id }) => id === itemId);
      const variant = product?.plan && findVariant(product, name);
      if (!variant) return { kind: 'no-product' };
      const waitMs = await limit.take(client);
      if (waitMs > 0) return { kind: 'too-many', waitMs };
      const token = newToken();
      const entries = [{ id: newToken(), itemId, sku: variant.sku, quantity, ...fieldsBeside(variant, name) }];
      const refusal = refuseSize(entries, [], client);
      if (refusal) return refusal;
      await storage.createCart(token, now(), { ...EMPTY_CART, entries });
      const cart = await storage.readCart(token);
      return cart ? { kind: 'changed', cart } : { kind: 'no-cart' };
    },
  };
}

import type { Awaitable } from './awaitable.js';

export interface CartEntry {
  readonly id: string;
  readonly itemId: string;
  /** The variant; empty for the only one. */
  readonly sku: string;
  readonly quantity: number;
  /** What the page's form had besides, such as an engraving. */
  readonly additionalFields?: readonly { readonly name: string; readonly value: string }[] | undefined;
}
/** What a visitor put into a cart, and chose for it. */
export interface CartContent {
  readonly entries: readonly CartEntry[];
  /** Codes, in capital letters. */
  readonly coupons: readonly string[];
  /** The id of a shipping option; empty until one is chosen. */
  readonly shipping: string;
}
export interface CartRecord extends CartContent {
  /** The secret in the visitor's cookie. */
  readonly token: string;
  readonly createdAt: number;
}

export const EMPTY_CART: CartContent = { entries: [], coupons: [], shipping: '' };

/** As text of JSON, as databases keep it. Pure. */
export const writeContent = ({ entries, coupons, shipping }: CartContent): string =>
  JSON.stringify({ entries, coupons, shipping });

/** Carts of before coupons are a list of entries without SKUs. Pure. */
export function readContent(text: string): CartContent {
  const stored = JSON.parse(text) as CartContent | CartEntry[];
  return Array.isArray(stored)
    ? { ...EMPTY_CART, entries: stored.map((entry) => ({ ...entry, sku: entry.sku ?? '' })) }
    : stored;
}

/** What an order takes from the stock: `stock` are all that there ever were. */
export interface StockUse {
  readonly sku: string;
  readonly quantity: number;
  readonly stock: number;
}
export interface NewOrder {
  /** The secret in the address of its page. */
  readonly token: string;
  /** The same for each attempt to send the same checkout. */
  readonly key: string;
  /** JSON text: what was bought, by whom. */
  readonly data: string;
  readonly placedAt: number;
}
export interface StoredOrder extends NewOrder {
  /** A later order has a higher number. */
  readonly number: number;
}
export type OrderOutcome =
  | { readonly kind: 'placed' | 'repeated'; readonly order: StoredOrder }
  /** Nothing was stored: there are fewer than that of these. */
  | { readonly kind: 'sold-out'; readonly skus: readonly string[] }
  /** Nothing was stored: the cart is no longer as it was priced. */
  | { readonly kind: 'changed' };

export interface ShopStorage {
  createCart(token: string, now: number, content?: CartContent): Awaitable<void>;
  readCart(token: string): Awaitable<CartRecord | undefined>;
  /** Replaces the content by the result of `change`. `undefined`: there is no such cart, or `change` returned `undefined`. */
  changeCart(
    token: string,
    now: number,
    change: (content: CartContent) => CartContent | undefined,
  ): Awaitable<CartRecord | undefined>;

  /** How many of these were ordered so far, by SKU; those of which none was are left out. */
  readSold(skus: readonly string[]): Awaitable<ReadonlyMap<string, number>>;
  /**
   * Stores the order, takes what it needs from the stock and deletes its cart. Of orders for the same last piece one is
   * placed. A second attempt with the same key gets the first one's order.
   *
   * @param cart Which cart, as it was when it was priced.
   */
  placeOrder(order: NewOrder, stock: readonly StockUse[], cart?: CartRecord): Awaitable<OrderOutcome>;
  readOrder(token: string): Awaitable<StoredOrder | undefined>;
  /** The order of an earlier attempt with this key. */
  findOrder(key: string): Awaitable<StoredOrder | undefined>;
  /** The newest first. */
  listOrders(limit: number): Awaitable<readonly StoredOrder[]>;
}

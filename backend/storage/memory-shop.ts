import { EMPTY_CART, writeContent, type CartRecord, type ShopStorage, type StoredOrder } from './carts.js';

/** In memory: one process, in which nothing happens between two lines. */
export function memoryShop(): ShopStorage & { forgetCarts(before: number): void } {
  const carts = new Map<string, CartRecord>();
  const changedAt = new Map<string, number>();
  const orders: StoredOrder[] = [];
  const sold = new Map<string, number>();
  return {
    createCart(token, now, content = EMPTY_CART) {
      carts.set(token, { token, createdAt: now, ...content });
      changedAt.set(token, now);
    },
    readCart: (token) => carts.get(token),
    changeCart(token, now, change) {
      const cart = carts.get(token);
      const content = cart && change(cart);
      if (!content) return undefined;
      const changed = { ...cart, ...content };
      carts.set(token, changed);
      changedAt.set(token, now);
      return changed;
    },
    readSold: (skus) => new Map([...sold].filter(([sku]) => skus.includes(sku))),
    placeOrder(order, stock, cart) {
      const earlier = orders.find(({ key }) => key === order.key);
      if (earlier) return { kind: 'repeated', order: earlier };
      const present = cart && carts.get(cart.token);
      if (cart && (!present || writeContent(present) !== writeContent(cart))) return { kind: 'changed' };
      const skus = stock.filter((use) => (sold.get(use.sku) ?? 0) + use.quantity > use.stock).map(({ sku }) => sku);
      if (skus.length > 0) return { kind: 'sold-out', skus };
      for (const { sku, quantity } of stock) sold.set(sku, (sold.get(sku) ?? 0) + quantity);
      if (cart) carts.delete(cart.token);
      const placed = { ...order, number: orders.length + 1 };
      orders.push(placed);
      return { kind: 'placed', order: placed };
    },
    findOrder: (key) => orders.find((order) => order.key === key),
    readOrder: (token) => orders.find((order) => order.token === token),
    listOrders: (limit) => orders.slice(-limit).reverse(),
    forgetCarts(before) {
      for (const [token, time] of changedAt) {
        if (time >= before) continue;
        carts.delete(token);
        changedAt.delete(token);
      }
    },
  };
}

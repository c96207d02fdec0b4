import type Database from 'libsql';
import { EMPTY_CART, readContent, writeContent, type CartRecord, type ShopStorage } from './carts.js';
import { toOrder, type OrderRow } from './order-row.js';

interface CartRow {
  entries: string;
  created_at: number;
}

/** The tables besides `carts`. */
export const SHOP_TABLES = `
  CREATE TABLE IF NOT EXISTS orders (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    token TEXT NOT NULL UNIQUE,
    key TEXT NOT NULL UNIQUE,
    data TEXT NOT NULL,
    placed_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sold (
    sku TEXT PRIMARY KEY,
    quantity INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;

export function sqliteShop(database: Database.Database): ShopStorage & { forgetCarts(before: number): void } {
  const insertCart = database.prepare('INSERT INTO carts (token, entries, created_at, changed_at) VALUES (?, ?, ?, ?)');
  const selectCart = database.prepare('SELECT entries, created_at FROM carts WHERE token = ?');
  const updateCart = database.prepare('UPDATE carts SET entries = ?, changed_at = ? WHERE token = ?');
  const deleteCart = database.prepare('DELETE FROM carts WHERE token = ?');
  const forgetCarts = database.prepare('DELETE FROM carts WHERE changed_at < ?');
  const selectSold = database.prepare('SELECT quantity FROM sold WHERE sku = ?');
  const addSold = database.prepare(
    'INSERT INTO sold (sku, quantity) VALUES (?, ?) ON CONFLICT (sku) DO UPDATE SET quantity = quantity + excluded.quantity',
  );
  const insertOrder = database.prepare('INSERT INTO orders (token, key, data, placed_at) VALUES (?, ?, ?, ?)');
  const orderByKey = database.prepare('SELECT * FROM orders WHERE key = ?');
  const orderByToken = database.prepare('SELECT * FROM orders WHERE token = ?');
  const selectOrders = database.prepare('SELECT * FROM orders ORDER BY number DESC LIMIT ?');

  function findCart(token: string): CartRecord | undefined {
    const row = selectCart.get(token) as CartRow | undefined;
    return row && { token, createdAt: row.created_at, ...readContent(row.entries) };
  }
  const soldOf = (sku: string) => (selectSold.get(sku) as { quantity: number } | undefined)?.quantity ?? 0;
  function findOrderBy(statement: Database.Statement, value: string) {
    const row = statement.get(value) as OrderRow | undefined;
    return row && toOrder(row);
  }

  const change: ShopStorage['changeCart'] = database.transaction(
    (...[token, now, next]: Parameters<ShopStorage['changeCart']>) => {
      const cart = findCart(token);
      const content = cart && next(cart);
      if (!content) return undefined;
      updateCart.run(writeContent(content), now, token);
      return { ...cart, ...content };
    },
  ).immediate;

  const place: ShopStorage['placeOrder'] = database.transaction(
    (...[order, stock, cart]: Parameters<ShopStorage['placeOrder']>) => {
      const earlier = findOrderBy(orderByKey, order.key);
      if (earlier) return { kind: 'repeated', order: earlier } as const;
      const present = cart && findCart(cart.token);
      if (cart && (!present || writeContent(present) !== writeContent(cart))) return { kind: 'changed' } as const;
      const skus = stock.filter((use) => soldOf(use.sku) + use.quantity > use.stock).map(({ sku }) => sku);
      if (skus.length > 0) return { kind: 'sold-out', skus } as const;
      for (const { sku, quantity } of stock) addSold.run(sku, quantity);
      if (cart) deleteCart.run(cart.token);
      insertOrder.run(order.token, order.key, order.data, order.placedAt);
      return { kind: 'placed', order: findOrderBy(orderByKey, order.key)! } as const;
    },
  ).immediate;

  return {
    createCart(token, now, content = EMPTY_CART) {
      insertCart.run(token, writeContent(content), now, now);
    },
    readCart: findCart,
    changeCart: change,
    readSold: (skus) => new Map(skus.map((sku) => [sku, soldOf(sku)] as const).filter(([, quantity]) => quantity > 0)),
    placeOrder: place,
    findOrder: (key) => findOrderBy(orderByKey, key),
    readOrder: (token) => findOrderBy(orderByToken, token),
    listOrders: (limit) => (selectOrders.all(limit) as OrderRow[]).map(toOrder),
    forgetCarts(before) {
      forgetCarts.run(before);
    },
  };
}

import type pg from 'pg';
import { EMPTY_CART, readContent, writeContent, type CartRecord, type ShopStorage, type StockUse } from './carts.js';
import { toOrder, type OrderRow } from './order-row.js';
import { inTransaction, lockName, type Queries } from './postgres-connection.js';

/** The tables besides `carts`. */
export const SHOP_TABLES = `
  CREATE TABLE IF NOT EXISTS orders (
    number BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    token TEXT NOT NULL UNIQUE,
    key TEXT NOT NULL UNIQUE,
    data TEXT NOT NULL,
    placed_at BIGINT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS sold (
    sku TEXT PRIMARY KEY,
    quantity BIGINT NOT NULL
  );
`;

async function findOrderBy(client: Queries, column: 'key' | 'token', value: string) {
  const { rows } = await client.query<OrderRow>(`SELECT * FROM orders WHERE ${column} = $1`, [value]);
  return rows[0] && toOrder(rows[0]);
}

async function soldOf(client: Queries, skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ sku: string; quantity: number }>('SELECT * FROM sold WHERE sku = ANY($1)', [
    skus,
  ]);
  return new Map(rows.map(({ sku, quantity }) => [sku, quantity]));
}

/** Whoever orders the same variants waits; in the order of the SKUs, so that no two wait for each other. */
async function lockStock(client: Queries, stock: readonly StockUse[]) {
  const skus = [...new Set(stock.map(({ sku }) => sku))].sort();
  for (const sku of skus) await lockName(client, `stock ${sku}`);
  return soldOf(client, skus);
}

export function postgresShop(pool: pg.Pool): ShopStorage {
  async function findCart(client: Queries, token: string, lock = ''): Promise<CartRecord | undefined> {
    const { rows } = await client.query<{ entries: string; created_at: number }>(
      `SELECT entries, created_at FROM carts WHERE token = $1 ${lock}`,
      [token],
    );
    const [row] = rows;
    return row && { token, createdAt: row.created_at, ...readContent(row.entries) };
  }
  return {
    async createCart(token, now, content = EMPTY_CART) {
      await pool.query('INSERT INTO carts VALUES ($1, $2, $3, $3)', [token, writeContent(content), now]);
    },
    readCart: (token) => findCart(pool, token),
    changeCart: (token, now, change) =>
      inTransaction(pool, async (client) => {
        const cart = await findCart(client, token, 'FOR UPDATE');
        const content = cart && change(cart);
        if (!content) return undefined;
        await client.query('UPDATE carts SET entries = $1, changed_at = $2 WHERE token = $3', [
          writeContent(content),
          now,
          token,
        ]);
        return { ...cart, ...content };
      }),
    readSold: (skus) => soldOf(pool, skus),
    placeOrder: (order, stock, cart) =>
      inTransaction(pool, async (client) => {
        // Two attempts with the same key: the second waits for the first, and finds its order.
        await lockName(client, `order ${order.key}`);
        const earlier = await findOrderBy(client, 'key', order.key);
        if (earlier) return { kind: 'repeated', order: earlier };
        const present = cart && (await findCart(client, cart.token, 'FOR UPDATE'));
        if (cart && (!present || writeContent(present) !== writeContent(cart))) return { kind: 'changed' };
        const sold = await lockStock(client, stock);
        const skus = stock.filter((use) => (sold.get(use.sku) ?? 0) + use.quantity > use.stock).map(({ sku }) => sku);
        if (skus.length > 0) return { kind: 'sold-out', skus };
        for (const { sku, quantity } of stock)
          await client.query(
            'INSERT INTO sold VALUES ($1, $2) ON CONFLICT (sku) DO UPDATE SET quantity = sold.quantity + excluded.quantity',
            [sku, quantity],
          );
        if (cart) await client.query('DELETE FROM carts WHERE token = $1', [cart.token]);
        await client.query('INSERT INTO orders (token, key, data, placed_at) VALUES ($1, $2, $3, $4)', [
          order.token,
          order.key,
          order.data,
          order.placedAt,
        ]);
        return { kind: 'placed', order: (await findOrderBy(client, 'key', order.key))! };
      }),
    findOrder: (key) => findOrderBy(pool, 'key', key),
    readOrder: (token) => findOrderBy(pool, 'token', token),
    async listOrders(limit) {
      const { rows } = await pool.query<OrderRow>('SELECT * FROM orders ORDER BY number DESC LIMIT $1', [limit]);
      return rows.map(toOrder);
    },
  };
}

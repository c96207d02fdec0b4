import type Database from 'libsql';
import type { BackendStorage, CartEntry, CartRecord } from './storage.js';

interface CartRow {
  entries: string;
  created_at: number;
}

type Methods = Pick<BackendStorage, 'createCart' | 'readCart' | 'changeCart'>;

export function sqliteCarts(database: Database.Database): Methods & { forgetCarts(before: number): void } {
  const insertCart = database.prepare(
    "INSERT INTO carts (token, entries, created_at, changed_at) VALUES (?, '[]', ?, ?)",
  );
  const selectCart = database.prepare('SELECT entries, created_at FROM carts WHERE token = ?');
  const updateCart = database.prepare('UPDATE carts SET entries = ?, changed_at = ? WHERE token = ?');
  const forgetCarts = database.prepare('DELETE FROM carts WHERE changed_at < ?');

  function findCart(token: string): CartRecord | undefined {
    const row = selectCart.get(token) as CartRow | undefined;
    return row && { token, createdAt: row.created_at, entries: JSON.parse(row.entries) as CartEntry[] };
  }
  const change: BackendStorage['changeCart'] = database.transaction(
    (...[token, now, next]: Parameters<BackendStorage['changeCart']>) => {
      const cart = findCart(token);
      const entries = cart && next(cart.entries);
      if (!entries) return undefined;
      updateCart.run(JSON.stringify(entries), now, token);
      return { ...cart, entries };
    },
  ).immediate;

  return {
    createCart(token, now) {
      insertCart.run(token, now, now);
    },
    readCart: findCart,
    changeCart: change,
    forgetCarts(before) {
      forgetCarts.run(before);
    },
  };
}

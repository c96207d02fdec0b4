import type { StoredOrder } from './carts.js';

/** An order as SQLite and PostgreSQL keep it. */
export interface OrderRow {
  number: number;
  token: string;
  key: string;
  data: string;
  placed_at: number;
}
export const toOrder = ({ number, token, key, data, placed_at: placedAt }: OrderRow): StoredOrder => ({
  number,
  token,
  key,
  data,
  placedAt,
});

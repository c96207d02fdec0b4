import type { Delivery, DeliveryChannel } from './storage.js';

/** A row of the table `deliveries`, in SQLite and in PostgreSQL. */
export interface DeliveryRow {
  id: number;
  channel: DeliveryChannel;
  data: string;
  due_at: number;
  attempts: number;
  problem: string;
  /** SQLite has no booleans. */
  is_given_up: number | boolean;
}

export const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  channel: row.channel,
  data: row.data,
  dueAt: row.due_at,
  attempts: row.attempts,
  problem: row.problem,
  isGivenUp: Boolean(row.is_given_up),
});

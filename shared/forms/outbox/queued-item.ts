/** A submission in the queue. */
export interface QueuedItem {
  /** The idempotency key: a server that has stored a submission with this key does not store it again. */
  readonly id: string;
  /** Which form it belongs to: the caller's key. */
  readonly place: string;
  /** All that `send` needs, structured-cloneable: after a reload the form itself may not exist. */
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly queuedAt: number;
  /** How often it was tried, including the attempt that is running. */
  readonly attempts: number;
}

/**
 * `later`: it stays in the queue and is tried again. `refused`: the server will never accept it. `unconfirmed`: it may have
 * arrived, and is not sent again.
 */
export type Outcome = 'sent' | 'refused' | 'unconfirmed' | 'later';

/** Must end when `signal` is aborted; its result is ignored after that. */
export type Send = (item: QueuedItem, signal: AbortSignal) => Promise<Outcome>;

export interface QueueChange {
  readonly id: string;
  readonly place: string;
  readonly outcome: Outcome | 'added' | 'removed';
}

export const MAX_ITEMS = 50;
/** After a week nobody expects the submission to be sent any more. */
export const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** Longer than any call that can still succeed. */
export const SEND_TIMEOUT_MS = 60_000;

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 5 * 60_000;

/** Milliseconds until the next flush: doubles with each attempt, counted for the item with the fewest attempts. */
export function retryDelay(items: readonly QueuedItem[]): number {
  const attempts = Math.min(...items.map((item) => item.attempts));
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1), LAST_RETRY_MS);
}

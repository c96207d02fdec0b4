/** A submission that waits for the network. */
export interface Sending {
  /** The idempotency key: a server that has seen it has the submission. */
  readonly id: string;
  /** Which form, by the caller's key. */
  readonly place: string;
  /** All that `send` needs, structured-cloneable: after a reload nothing else is left of the form. */
  readonly body: unknown;
  readonly queuedAt: number;
  /** How often it was tried, the try under way included. */
  readonly attempts: number;
}

export type Outcome = 'sent' | 'refused' | 'later';

/** Must end when `signal` is aborted; what it answers after that counts for nothing. */
export type Send = (item: Sending, signal: AbortSignal) => Promise<Outcome>;

export interface OutboxNews {
  readonly id: string;
  readonly place: string;
  readonly outcome: Outcome | 'added' | 'removed';
}

export const MAX_WAITING = 50;
/** After a week nobody expects it to be sent any more. */
export const LIFE_MS = 7 * 24 * 60 * 60 * 1000;
/** Longer than any call takes that will still succeed. */
export const SEND_MS = 60_000;

const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 5 * 60_000;

/** The pause before the next round, after the item that was tried the least. */
export const retryMs = (waiting: readonly Sending[]): number =>
  Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, Math.min(...waiting.map(({ attempts }) => attempts)) - 1), LAST_RETRY_MS);

import type { BackendStorage, Delivery } from '../storage/storage.js';
import { failed, type Outcome } from './outcome.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long after each failure it is tried again (Standard Webhooks); after the last one it is given up. */
export const RETRY_AFTER_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
/** Longer than any attempt takes. What a killed process held is tried again after it. */
const HELD_MS = 2 * MINUTE_MS;
const AT_ONCE = 10;
const LOOK_EVERY_MS = 2 * SECOND_MS;
/** How long what is being sent may go on when the process is asked to stop. */
const STOP_MS = 3 * SECOND_MS;
const STOPPED = 'The server was stopped while it was sent.';

export interface DispatcherOptions {
  readonly storage: BackendStorage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Sends one. Throws where nobody answers. */
  readonly send: (delivery: Delivery) => Promise<Outcome>;
  readonly report: (error: unknown) => void;
}

/** Sends what the storage keeps, each until it has arrived: at least once, by any of the processes that share the storage. */
export function createDispatcher({ storage, now, send, report }: DispatcherOptions) {
  let isStopped = false;
  let breakOff = () => {};
  const stop = new Promise<undefined>((resolve) => (breakOff = () => resolve(undefined)));
  async function attempt(delivery: Delivery): Promise<void> {
    const sent = send(delivery).catch((error: unknown) => failed(reasonOf(error), false));
    const outcome = await Promise.race([sent, stop]);
    // Of no receiver: the next process tries it at once.
    if (!outcome) return storage.postponeDelivery(delivery.id, STOPPED, now());
    if (outcome.ok) return storage.finishDelivery(delivery.id);
    const waitMs = outcome.isFinal ? undefined : RETRY_AFTER_MS[delivery.attempts - 1];
    return storage.postponeDelivery(delivery.id, outcome.problem, waitMs === undefined ? undefined : now() + waitMs);
  }

  /** Sends all that is due now; begins no more once it is stopped. */
  async function sendDue(): Promise<void> {
    while (!isStopped) {
      const due = await storage.claimDeliveries(now(), now() + HELD_MS, AT_ONCE);
      if (due.length === 0) return;
      await Promise.all(due.map(attempt));
    }
  }

  /** Looks for what is due, now and every two seconds, until the function that it returns is called, which breaks off what takes longer. */
  function start(): () => Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    let looking = Promise.resolve();
    function look() {
      looking = sendDue()
        .catch(report)
        .then(() => {
          if (!isStopped) timer = setTimeout(look, LOOK_EVERY_MS);
        });
    }
    look();
    return async () => {
      isStopped = true;
      clearTimeout(timer);
      const limit = setTimeout(breakOff, STOP_MS);
      await looking;
      clearTimeout(limit);
    };
  }
  return { sendDue, start };
}

/** `fetch` says only that it failed; why is in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

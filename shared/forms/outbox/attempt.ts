import { warnOnce } from '../../platform/log.js';
import type { Clock } from '../../platform/timing/clock.js';
import { SEND_TIMEOUT_MS, type Outcome, type QueuedItem, type Send } from './queued-item.js';

/** Sends one item, within a time limit: a call that never ends would block the queue in all tabs. Never rejects. */
export async function attempt(send: Send, item: QueuedItem, stopped: AbortSignal, clock: Clock): Promise<Outcome> {
  if (stopped.aborted) return 'later';
  const timeout = new AbortController();
  const stopTimer = clock.after(SEND_TIMEOUT_MS, () => timeout.abort());
  const signal = AbortSignal.any([stopped, timeout.signal]);
  const aborted = new Promise<Outcome>((resolve) => signal.addEventListener('abort', () => resolve('later')));
  try {
    return await Promise.race([aborted, send(item, signal)]);
  } catch (error) {
    warnOnce('a submission stays in the outbox.', error);
    return 'later';
  } finally {
    stopTimer();
  }
}

import { warnOnce } from '../log.js';
import type { Clock } from './clock.js';
import { SEND_MS, type Outcome, type Send, type Sending } from './sending.js';

/** One try, which ends: a call without an answer would hold the turn of all tabs for ever. */
export async function attempt(send: Send, item: Sending, stopped: AbortSignal, clock: Clock): Promise<Outcome> {
  if (stopped.aborted) return 'later';
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  const stopClock = clock.after(SEND_MS, giveUp);
  stopped.addEventListener('abort', giveUp);
  const aborted = new Promise<Outcome>((resolve) => abort.signal.addEventListener('abort', () => resolve('later')));
  try {
    return await Promise.race([aborted, send(item, abort.signal)]);
  } catch (error) {
    warnOnce('A submission could not be sent; it stays in the outbox.', error);
    return 'later';
  } finally {
    stopClock();
    stopped.removeEventListener('abort', giveUp);
  }
}

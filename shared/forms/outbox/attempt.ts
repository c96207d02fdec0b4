import { warnOnce } from '../../platform/log.js';
import type { Clock } from '../../platform/timing/clock.js';
import { SEND_MS, type Outcome, type Send, type Sending } from './queued-item.js';

/** One try, which ends: a call without an answer would hold the turn of all tabs for ever. */
export async function attempt(send: Send, item: Sending, stopped: AbortSignal, clock: Clock): Promise<Outcome> {
  if (stopped.aborted) return 'later';
  const tooLong = new AbortController();
  const stopClock = clock.after(SEND_MS, () => tooLong.abort());
  const signal = AbortSignal.any([stopped, tooLong.signal]);
  const aborted = new Promise<Outcome>((resolve) => signal.addEventListener('abort', () => resolve('later')));
  try {
    return await Promise.race([aborted, send(item, signal)]);
  } catch (error) {
    warnOnce('a submission stays in the outbox.', error);
    return 'later';
  } finally {
    stopClock();
  }
}

import type { Clock } from '../../platform/timing/clock.js';
import { retryMs, type Sending } from './queued-item.js';

interface Queue {
  waiting(): Promise<readonly Sending[]>;
  subscribe(listener: () => void): () => void;
}

/**
 * Runs rounds: at once, when the network is back, when the page is seen again, and, while something waits and the page
 * is visible, after a pause that grows. Nothing waits: no timer.
 */
export function keepSending(queue: Queue, flush: (stopped: AbortSignal) => Promise<void>, clock: Clock): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const isVisible = () => document.visibilityState === 'visible';
  let running = false;
  let cancel = () => {};

  async function plan() {
    const items = await queue.waiting();
    cancel();
    if (items.length > 0 && isVisible() && !signal.aborted) cancel = clock.after(retryMs(items), () => void round());
  }
  async function round() {
    if (running) return;
    running = true;
    try {
      await flush(signal);
    } finally {
      running = false;
      await plan();
    }
  }
  const unsubscribe = queue.subscribe(() => void plan());
  addEventListener('online', () => void round(), { signal });
  addEventListener('pageshow', ({ persisted }) => void (persisted && round()), { signal });
  document.addEventListener('visibilitychange', () => void (isVisible() ? round() : plan()), { signal });
  void round();
  return () => {
    stopped.abort();
    unsubscribe();
    cancel();
  };
}

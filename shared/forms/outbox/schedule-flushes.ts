import type { Clock } from '../../platform/timing/clock.js';
import { whenActivated } from '../../platform/page/when-activated.js';
import { retryDelay, type QueuedItem } from './queued-item.js';
import { ofDocument } from '../../platform/page/script-global.js';

interface Queue {
  items(): Promise<readonly QueuedItem[]>;
  subscribe(onChange: () => void): () => void;
}

/**
 * Flushes the queue at once, when the network is back, when the page is shown again and, while the queue has items and the
 * page is visible, after a delay that grows. With an empty queue there is no timer. Returns a function that stops it.
 */
export function scheduleFlushes(
  queue: Queue,
  flush: (stopped: AbortSignal) => Promise<void>,
  clock: Clock,
): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const isVisible = () => ofDocument('visibilityState') === 'visible';
  let running = false;
  /** An event has come while a flush was running: what that has tried before is tried once more. */
  let again = false;
  let cancelTimer = () => {};

  async function plan() {
    const items = await queue.items();
    cancelTimer();
    if (items.length > 0 && isVisible() && !signal.aborted)
      cancelTimer = clock.after(retryDelay(items), () => void run());
  }
  async function run() {
    if (running) return;
    running = true;
    try {
      await whenActivated();
      do {
        again = false;
        await flush(signal);
      } while (again && !signal.aborted);
    } finally {
      running = false;
      await plan();
    }
  }
  const onEvent = () => {
    again = running;
    void run();
  };
  const unsubscribe = queue.subscribe(() => void plan());
  addEventListener('online', onEvent, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && onEvent(), { signal });
  document.addEventListener('visibilitychange', () => void (isVisible() ? onEvent() : plan()), { signal });
  void run();
  return () => {
    stopped.abort();
    unsubscribe();
    cancelTimer();
  };
}

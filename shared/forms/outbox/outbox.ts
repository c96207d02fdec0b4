import { change, get, getAll, put, remove } from '../../platform/storage/database.js';
import { onePerPage } from '../../platform/store.js';
import { attempt } from './attempt.js';
import { pageClock, type Clock } from '../../platform/timing/clock.js';
import { keepSending } from './schedule-flushes.js';
import { newId } from '../../platform/new-id.js';
import { inOneTab } from './one-tab.js';
import { LIFE_MS, MAX_WAITING, type OutboxNews, type Send, type Sending } from './queued-item.js';

export type { Outcome, OutboxNews, Send, Sending } from './queued-item.js';

export interface Outbox {
  /** `undefined`: it could not be kept. What was tried before keeps its idempotency key as `id`. */
  add(place: string, body: unknown, id?: string): Promise<Sending | undefined>;
  /** What waits, oldest first; without a place, of all forms. */
  waiting(place?: string): Promise<readonly Sending[]>;
  /** Takes one back. One that is being sent at this moment arrives all the same. */
  remove(id: string): Promise<void>;
  /** Hears of each change of the queue, in this tab and in others. */
  subscribe(listener: (news: OutboxNews) => void): () => void;
  /** Tries everything once, unless another tab is at it. */
  flush(send: Send, stopped?: AbortSignal): Promise<void>;
  /** Flushes whenever there is hope, until the returned function is called. Several callers share the first one's `send`. */
  start(send: Send): () => void;
}

const CHANNEL = 'sq-outbox';

/** Submissions that wait for the network: one queue for the site, sent by one tab. */
export const outbox = (): Outbox => onePerPage('outbox', createOutbox);

export function createOutbox(clock: Clock = pageClock): Outbox {
  const listeners = new Set<(news: OutboxNews) => void>();
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;
  const hear = (news: OutboxNews) => [...listeners].forEach((listener) => listener(news));
  channel?.addEventListener('message', ({ data }) => hear(data as OutboxNews));
  const tell = ({ id, place }: Sending, outcome: OutboxNews['outcome']) => {
    channel?.postMessage({ id, place, outcome });
    hear({ id, place, outcome });
  };
  let newest = 0;
  const senders = new Set<{ send: Send }>();
  let stop = () => {};

  async function waiting(place?: string) {
    const items = (await getAll<Sending>('outbox')) ?? [];
    return items
      .filter((item) => place === undefined || item.place === place)
      .sort((one, other) => one.queuedAt - other.queuedAt);
  }

  const self: Outbox = {
    waiting,
    async add(place, body, id = newId()) {
      // Two of the same millisecond keep their order.
      newest = Math.max(clock.now(), newest + 1);
      const item = { id, place, body, queuedAt: newest, attempts: 0 };
      if ((await waiting()).length >= MAX_WAITING || !(await put('outbox', item.id, item))) return undefined;
      tell(item, 'added');
      return item;
    },
    async remove(id) {
      const item = await get<Sending>('outbox', id);
      if (item && (await remove('outbox', id))) tell(item, 'removed');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async flush(send, stopped = new AbortController().signal) {
      if ((await waiting()).length === 0) return;
      await inOneTab(clock, async (isOurs) => {
        for (const { id } of await waiting()) {
          if (stopped.aborted || !(await isOurs())) return;
          // Read anew: it may have been taken back. The try is noted before it is made, so that one that takes the
          // page down is not tried every two seconds; a full disk, which refuses the note, does not hinder the sending.
          const noted = await change<Sending>('outbox', id, (old) => old && { ...old, attempts: old.attempts + 1 });
          const item = noted ?? (await get<Sending>('outbox', id));
          if (!item) continue;
          const isTooOld = clock.now() - item.queuedAt > LIFE_MS;
          const outcome = isTooOld ? 'refused' : await attempt(send, item, stopped, clock);
          if (outcome !== 'later') await remove('outbox', id);
          tell(item, outcome);
        }
      });
    },
    start(send) {
      const sender = { send };
      senders.add(sender);
      if (senders.size === 1) {
        const first: Send = (item, signal) => [...senders][0]!.send(item, signal);
        stop = keepSending(self, (stopped) => self.flush(first, stopped), clock);
      }
      return () => {
        if (senders.delete(sender) && senders.size === 0) stop();
      };
    },
  };
  return self;
}

import { warnOnce } from '../../platform/log.js';
import { newId } from '../../platform/new-id.js';
import { openTabChannel } from '../../platform/page/tab-channel.js';
import { asObject, asText } from '../../platform/page/unknown-values.js';
import { change, get, getAll, put, remove } from '../../platform/storage/database.js';
import { onePerPage } from '../../platform/store.js';
import { type Clock, pageClock } from '../../platform/timing/clock.js';
import {
  LIFETIME_MS,
  MAX_ITEMS,
  type Outcome,
  type QueueChange,
  type QueuedItem,
  type Send,
  SEND_TIMEOUT_MS,
} from './queued-item.js';
import { scheduleFlushes } from './schedule-flushes.js';

interface Lease {
  readonly owner: string;
  readonly until: number;
}

const LOCK = 'sq-outbox';
/** A tab that was closed while it was sending blocks the others for this long. */
const LEASE_MS = SEND_TIMEOUT_MS + 30_000;

/** Whether this tab is still the only one that sends. Called before each item. */
type HasTurn = () => Promise<boolean>;

/**
 * Runs `work` in one tab of the site at a time; does nothing when another tab runs it already. Web Locks exist on https
 * pages only; elsewhere a lease in the database is used, which expires when its tab was closed.
 */
async function inOneTab(clock: Clock, work: (hasTurn: HasTurn) => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return withLease(clock, work);
  await locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work(() => Promise.resolve(true)) : undefined));
}

async function withLease(clock: Clock, work: (hasTurn: HasTurn) => Promise<void>): Promise<void> {
  const owner = newId();
  const take = (until: number) =>
    change<Lease>('leases', LOCK, (current) =>
      current && current.owner !== owner && current.until > clock.now() ? undefined : { owner, until },
    );
  const renew = async () => (await take(clock.now() + LEASE_MS)) !== undefined;
  if (!(await renew())) return;
  try {
    await work(renew);
  } finally {
    await take(0);
  }
}

/** Sends one item, within a time limit: a call that never ends would block the queue in all tabs. Never rejects. */
async function attempt(send: Send, item: QueuedItem, stopped: AbortSignal, clock: Clock): Promise<Outcome> {
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

export type { Outcome, QueueChange, QueuedItem, Send } from './queued-item.js';

export interface Outbox {
  /** `undefined` when it could not be stored. A submission that was tried before passes its idempotency key as `id`. */
  add(place: string, body: unknown, id?: string): Promise<QueuedItem | undefined>;
  /** The items in the queue, oldest first; without a place, those of all forms. */
  items(place?: string): Promise<readonly QueuedItem[]>;
  /** Takes an item out of the queue. One that is being sent at this moment still arrives. */
  remove(id: string): Promise<void>;
  /**
   * Notifies of each change of the queue, in this tab and in others; not of changes made while this page was in the
   * back/forward cache. Returns how to unsubscribe.
   */
  subscribe(onChange: (change: QueueChange) => void): () => void;
  /** Tries to send every item once; does nothing while another tab is sending. */
  flush(send: Send, stopped?: AbortSignal): Promise<void>;
  /**
   * Flushes whenever sending may succeed (see `scheduleFlushes`), until the returned function is called. Several callers
   * share the `send` of the first.
   */
  start(send: Send): () => void;
}

const CHANNEL = 'sq-outbox';

/** The queue of submissions that could not be sent yet: one for the site, sent by one tab. */
export const outbox = (): Outbox => onePerPage('outbox', createOutbox);

export function createOutbox(clock: Clock = pageClock): Outbox {
  const { notify, subscribe } = changesBetweenTabs();
  let lastQueuedAt = 0;
  const senders = new Set<{ send: Send }>();
  let stop = () => {};

  async function items(place?: string) {
    const all = (await getAll<QueuedItem>('outbox')) ?? [];
    return all
      .filter((item) => place === undefined || item.place === place)
      .sort((one, other) => one.queuedAt - other.queuedAt);
  }

  async function sendItem(id: string, send: Send, stopped: AbortSignal) {
    // Read again: it may have been removed. The attempt is counted before it is made, so that an item that crashes the
    // page is not tried every two seconds; with a full disk, which refuses the count, the item is sent all the same.
    const counted = await change<QueuedItem>('outbox', id, (old) => old && { ...old, attempts: old.attempts + 1 });
    const item = counted ?? (await get<QueuedItem>('outbox', id));
    if (!item) return;
    const isTooOld = clock.now() - item.queuedAt > LIFETIME_MS;
    const outcome = isTooOld ? 'refused' : await attempt(send, item, stopped, clock);
    if (outcome !== 'later') await remove('outbox', id);
    notify(item, outcome);
  }

  const self: Outbox = {
    items,
    subscribe,
    async add(place, body, id = newId()) {
      // Two items of the same millisecond keep their order.
      lastQueuedAt = Math.max(clock.now(), lastQueuedAt + 1);
      const item = { id, place, body, queuedAt: lastQueuedAt, attempts: 0 };
      if ((await items()).length >= MAX_ITEMS || !(await put('outbox', item.id, item))) return undefined;
      notify(item, 'added');
      return item;
    },
    async remove(id) {
      const item = await get<QueuedItem>('outbox', id);
      if (item && (await remove('outbox', id))) notify(item, 'removed');
    },
    async flush(send, stopped = new AbortController().signal) {
      if ((await items()).length === 0) return;
      await inOneTab(clock, async (hasTurn) => {
        for (const { id } of await items()) {
          if (stopped.aborted || !(await hasTurn())) return;
          await sendItem(id, send, stopped);
        }
      });
    },
    start(send) {
      const sender = { send };
      senders.add(sender);
      if (senders.size === 1) {
        const first: Send = (item, signal) => [...senders][0]!.send(item, signal);
        stop = scheduleFlushes(self, (stopped) => self.flush(first, stopped), clock);
      }
      return () => {
        if (senders.delete(sender) && senders.size === 0) stop();
      };
    },
  };
  return self;
}

/** Subscribers of this tab are notified of changes made here and in the site's other tabs. */
function changesBetweenTabs() {
  const subscribers = new Set<(change: QueueChange) => void>();
  const notifyHere = (change: QueueChange) => [...subscribers].forEach((onChange) => onChange(change));
  const notifyTabs = openTabChannel(CHANNEL, (message) => {
    const { id, place, outcome } = asObject(message);
    if ([id, place, outcome].every(asText)) notifyHere({ id, place, outcome } as QueueChange);
  });
  return {
    notify({ id, place }: QueuedItem, outcome: QueueChange['outcome']) {
      notifyTabs({ id, place, outcome });
      notifyHere({ id, place, outcome });
    },
    subscribe(onChange: (change: QueueChange) => void) {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}

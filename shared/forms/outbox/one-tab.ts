import { change } from '../../platform/storage/database.js';
import type { Clock } from '../../platform/timing/clock.js';
import { newId } from '../../platform/new-id.js';
import { SEND_MS } from './queued-item.js';

interface Lease {
  readonly owner: string;
  readonly until: number;
}

const LOCK = 'sq-outbox';
/** A tab that was closed while it was sending holds the others up for so long. */
const LEASE_MS = SEND_MS + 30_000;

/** Is the turn still ours? Asked before each sending. */
export type StillOurs = () => Promise<boolean>;

/**
 * Runs `work` in one tab of the site at a time, and not at all where another one is at it. Web Locks exist on https
 * pages only; elsewhere a lease in the database does it, which expires instead of being freed when its tab is closed.
 */
export async function inOneTab(clock: Clock, work: (isOurs: StillOurs) => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return underLease(clock, work);
  await locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work(() => Promise.resolve(true)) : undefined));
}

async function underLease(clock: Clock, work: (isOurs: StillOurs) => Promise<void>): Promise<void> {
  const owner = newId();
  const take = (until: number) =>
    change<Lease>('leases', LOCK, (held) =>
      held && held.owner !== owner && held.until > clock.now() ? undefined : { owner, until },
    );
  const renew = async () => (await take(clock.now() + LEASE_MS)) !== undefined;
  if (!(await renew())) return;
  try {
    await work(renew);
  } finally {
    await take(0);
  }
}

import { newId } from '../../platform/new-id.js';
import { change } from '../../platform/storage/database.js';
import type { Clock } from '../../platform/timing/clock.js';
import { SEND_TIMEOUT_MS } from './queued-item.js';

interface Lease {
  readonly owner: string;
  readonly until: number;
}

const LOCK = 'sq-outbox';
/** A tab that was closed while it was sending blocks the others for this long. */
const LEASE_MS = SEND_TIMEOUT_MS + 30_000;

/** Whether this tab is still the only one that sends. Called before each item. */
export type HasTurn = () => Promise<boolean>;

/**
 * Runs `work` in one tab of the site at a time; does nothing when another tab runs it already. Web Locks exist on https
 * pages only; elsewhere a lease in the database is used, which expires when its tab was closed.
 */
export async function inOneTab(clock: Clock, work: (hasTurn: HasTurn) => Promise<void>): Promise<void> {
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

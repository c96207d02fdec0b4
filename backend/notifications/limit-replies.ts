import type { CallLimit } from '../storage/call-limit.js';
import type { NewDelivery } from '../storage/storage.js';
import type { Mail } from './plan-deliveries.js';

/** Whoever enters the address of another must not be able to fill that mailbox: further replies to it are left out. */
export async function limitReplies(
  deliveries: readonly NewDelivery[],
  limit: CallLimit,
): Promise<readonly NewDelivery[]> {
  const kept: NewDelivery[] = [];
  for (const delivery of deliveries) {
    const to = delivery.channel === 'reply' ? (JSON.parse(delivery.data) as Mail).to.toLowerCase() : undefined;
    if (to === undefined || (await limit.take(to)) === 0) kept.push(delivery);
  }
  return kept;
}

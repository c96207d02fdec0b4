import { get } from './ask.js';
import { byId, cell, tableOf, timeCell, make } from './make.js';

const NAMES = { mail: 'Mail to you', webhook: 'Webhook', reply: 'Reply to the visitor' };

/** Shows the messages that failed at least once; the others are on their way. */
export async function showDeliveries() {
  const { deliveries } = await get('/api/demo/deliveries').catch(() => ({ deliveries: [] }));
  const failed = deliveries.filter(({ problem }) => problem !== '');
  const rows = failed.map(({ channel, attempts, problem, nextAt }) =>
    make(
      'tr',
      {},
      cell('td', NAMES[channel] ?? channel),
      cell('td', problem),
      cell('td', String(attempts)),
      nextAt === null ? cell('td', 'Given up') : timeCell(nextAt),
    ),
  );
  byId('delivery-list').replaceChildren(tableOf(['What', 'Why', 'Attempts', 'Next attempt'], rows));
  byId('deliveries').hidden = failed.length === 0;
}

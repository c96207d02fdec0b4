import type { tableBooking } from '../../elements/sq-table-booking/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { respondToAgent } from '../../shared/platform/page/respond-to-agent.js';
import { useListener } from '../hooks/use-listener.js';
import { useProperties } from '../hooks/use-properties.js';
import { useQuietRequired } from '../hooks/use-quiet-required.js';
import { useDaysAhead } from './use-days-ahead.js';
import { useWidth } from './use-width.js';

/** The fields are in a column in a block of at most this, in px (widgets §9). The page's sheet does it. */
const COLUMN_TO = 750;
const layoutOf = (width: number) => (width <= COLUMN_TO ? 'column' : 'row');

/** The author's form for a table, which leads to the page of the booking service: no day that is over can be chosen. */
export function TableBooking({ host, timeZone }: BlockProps<typeof tableBooking>) {
  const { element } = host;
  const layout = useWidth(element, layoutOf);
  useProperties(host, { layout: () => layout });
  useDaysAhead(element, timeZone);
  useQuietRequired(element.querySelector('form'));
  useListener(element, 'submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    const isAllowed = host.emit('sq-table-booking-search', { data: new FormData(form) });
    if (isAllowed) return;
    event.preventDefault();
    respondToAgent(event, () => Promise.resolve(''));
  });
  return <slot />;
}

import { useLayoutEffect } from 'react';
import type { tableBooking } from '../../elements/sq-table-booking/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { useLightChildren } from '../hooks/use-light-children.js';
import { useListener } from '../hooks/use-listener.js';
import { useProperties } from '../hooks/use-properties.js';
import { useWidth } from './use-width.js';

/** The fields are in a column in a block of at most this, in px (widgets §9). The page's sheet does it. */
const COLUMN_TO = 750;
const layoutOf = (width: number) => (width <= COLUMN_TO ? 'column' : 'row');

/** As date fields have it, on the visitor's clock. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The author's form for a table, which leads to the page of the booking service: no day that is over can be chosen. */
export function TableBooking({ host }: BlockProps<typeof tableBooking>) {
  const { element } = host;
  const children = useLightChildren(element);
  const layout = useWidth(element, layoutOf);
  useProperties(host, { layout: () => layout });
  useLayoutEffect(() => {
    const open = [...element.querySelectorAll<HTMLInputElement>('input[type="date"]:not([min])')];
    for (const input of open) input.min = today();
    return () => {
      for (const input of open) input.removeAttribute('min');
    };
  }, [element, children]);
  useListener(element, 'submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    const isAllowed = host.emit('sq-table-booking-search', { data: new FormData(form) });
    if (!isAllowed) event.preventDefault();
  });
  return <slot />;
}

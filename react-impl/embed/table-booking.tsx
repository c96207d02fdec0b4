import { useLayoutEffect, useMemo } from 'react';
import type { tableBooking } from './table-booking-declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { write } from '../../shared/platform/html/written.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { respondToAgent } from '../../shared/platform/page/respond-to-agent.js';
import { useListener } from '../hooks/use-listener.js';
import { useProperties } from '../hooks/use-properties.js';
import { useQuietRequired } from '../hooks/use-quiet-required.js';
import { useWidth } from './use-width.js';

/** The day in a time zone, as date fields have it; the visitor's for an empty zone. `undefined` for one that is none. */
function today(timeZone: string): string | undefined {
  const now = new Date(Date.now());
  // The first format of a page loads the data of all languages: the visitor's own zone needs none.
  if (!timeZone) return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
    return `${parts['year']}-${parts['month']}-${parts['day']}`;
  } catch {
    return undefined;
  }
}

/**
 * Lets no day that is over be chosen in the date fields of an element that have no `min`: also in fields that come later,
 * and on a page that is open for longer than a day.
 */
function useDaysAhead(element: HTMLElement, timeZone: string): void {
  /** What was written into each field. */
  const written = useMemo(() => new Map<HTMLInputElement, string>(), []);
  const update = () => {
    const day = today(timeZone);
    if (day === undefined) warnOnce(`${nameOf(element)}: time-zone="${timeZone}" is no time zone.`, element);
    for (const input of element.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
      if (input.min !== (written.get(input) ?? '')) continue;
      write(input, 'min', day ?? today('')!);
      written.set(input, input.min);
    }
  };
  useLayoutEffect(() => {
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [element, timeZone]); // eslint-disable-line react-hooks/exhaustive-deps -- `update` is about these two
  useListener(document, 'visibilitychange', update);
  // Before a field opens its calendar, and before the form is sent. Safari reports no `focusin` for a date field.
  useListener(element, 'focus', update, { capture: true });
  useListener(element, 'pointerdown', update);
  useLayoutEffect(
    () => () => {
      for (const [input, min] of written) if (input.min === min) write(input, 'min', null);
      written.clear();
    },
    [element, written],
  );
}

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

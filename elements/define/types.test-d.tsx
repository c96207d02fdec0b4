/* Compiled by `npm run typecheck`, never run. Lines after @ts-expect-error must not compile. */
import { choice, flag, number, text } from '../../shared/declaration/attribute.js';
import { block, event, method, property } from '../../shared/declaration/declaration.js';
import type {
  BlockProps,
  ElementOf,
  EventMap,
  OwnEvents,
  OwnProps,
  TagMap,
} from '../../shared/declaration/derived-types.js';

export const typed = block({
  tag: 'sq-typed',
  summary: 'For the compiler.',
  attributes: {
    label: text('Text.'),
    'row-count': number('Rows.', 3),
    limit: number('No default.', undefined),
    side: choice('No default.', ['left', 'right'], undefined),
    open: flag('Open.'),
    mode: choice('Mode.', ['grid', 'list'], 'grid'),
  },
  events: { 'sq-typed-pick': event('Picked.', { index: 'number', name: 'string | undefined' }, { cancelable: true }) },
  properties: { size: property('How many.', 'number') },
  methods: { next: method('Next.'), goTo: method('Goes.', ['number'], 'boolean') },
});
type Typed = typeof typed;

export async function page(element: ElementOf<Typed>) {
  const count: number = element.rowCount;
  element.mode = 'list';
  // @ts-expect-error not one of the values
  element.mode = 'circle';
  const limit: number | undefined = element.limit;
  // @ts-expect-error there may be none
  const certain: number = element.limit;
  element.side = undefined;
  // @ts-expect-error not one of the values
  element.side = 'top';
  // @ts-expect-error no such property
  element.columns = 3;
  // @ts-expect-error read-only
  element.size = element.size + 1;
  const moved: boolean = await element.goTo(count);
  const next: Promise<void> = element.next();
  await next;
  // @ts-expect-error the parameter is a number
  await element.goTo('3');
  element.addEventListener('sq-typed-pick', ({ detail }) => detail.index.toFixed());
  // @ts-expect-error no such member in the detail
  element.addEventListener('sq-typed-pick', ({ detail }) => detail.item);
  element.addEventListener('sq-error', ({ detail }) => detail.error);
  element.addEventListener('click', (click) => click.clientX);
  return { moved, limit, certain };
}

export function Typed({ mode, rowCount, host }: BlockProps<Typed>) {
  const allowed: boolean = host.emit('sq-typed-pick', { index: rowCount, name: undefined });
  // @ts-expect-error the detail is not complete
  host.emit('sq-typed-pick', { index: 1 });
  // @ts-expect-error not declared
  host.emit('sq-typed-drop', {});
  host.provide({ next() {}, goTo: (index) => index > 0 });
  // @ts-expect-error a method is missing
  host.provide({ next() {} });
  return <b title={mode}>{String(allowed)}</b>;
}

type List = { typed: Typed };
export const tags = (map: TagMap<List>) => map['sq-typed'].label;
export const events = (map: EventMap<List>) => map['sq-typed-pick'].detail.index;
export const template: OwnProps<Typed> & OwnEvents<Typed, 'on'> = {
  'row-count': '3',
  rowCount: 3,
  open: '',
  'onsq-typed-pick': ({ detail }) => detail.index,
  // @ts-expect-error not one of the values
  mode: 'circle',
};

block({
  tag: 'sq-x',
  summary: '',
  attributes: {
    // @ts-expect-error the default must be one of the values
    mode: choice('', ['a', 'b'], 'c'),
  },
});
// @ts-expect-error the kit's tags begin with sq-
block({ tag: 'my-x', summary: '', attributes: {} });

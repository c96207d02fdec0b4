import { useLayoutEffect, useState } from 'react';
import { useMethods } from '../../../react-impl/hooks/use-methods.js';
import { choice, flag, INVALID, json, number, text } from '../../../shared/declaration/attribute.js';
import { block, event, method } from '../../../shared/declaration/declaration.js';
import { defineBlock } from '../define-block.js';
import type { BlockProps, ElementOf } from '../../../shared/declaration/derived-types.js';

const readList = (data: unknown): string[] | typeof INVALID =>
  Array.isArray(data) && data.every((entry) => typeof entry === 'string') ? data : INVALID;

/** A block that shows its values and counts its renders and mounts, for the tests of defineBlock. */
export const probe = block({
  tag: 'sq-probe',
  summary: 'A block for tests.',
  attributes: {
    label: text('Some text.', 'none', { keys: ['probeLabel'] }),
    open: flag('Off unless given.'),
    'show-all': flag('On unless switched off.', true),
    count: number('An integer.', 3, { min: 1, max: 12, integer: true }),
    limit: number('An integer without a default.', undefined, { min: 1, integer: true, notGiven: 0 }),
    side: choice('A choice without a default.', ['left', 'right'], undefined),
    'mode-name': choice('A mode.', ['Grid', 'list'], 'Grid', { reflect: true }),
    entries: json('A list of texts.', 'string[]', readList, [] as string[]),
    broken: flag('Makes the component throw.'),
  },
  events: {
    'sq-probe-pick': event('Something was picked.', { index: 'number' }, { cancelable: true }),
    'sq-probe-note': event('Something was noted.', {}),
  },
  methods: { add: method('Adds to the total.', ['number'], 'number'), clear: method('Sets the total to 0.') },
});

export type ProbeElement = ElementOf<typeof probe>;

export const lifecycle = { mounts: 0, unmounts: 0, renders: 0 };

function Probe(props: BlockProps<typeof probe>) {
  const { host, broken, label, open, showAll, count, limit, side, modeName, entries } = props;
  const [total, setTotal] = useState(0);
  lifecycle.renders++;
  useLayoutEffect(() => {
    lifecycle.mounts++;
    return () => void lifecycle.unmounts++;
  }, []);
  useMethods(host, {
    add(value) {
      setTotal(total + value);
      return total + value;
    },
    clear: () => setTotal(0),
  });
  if (broken) throw new Error('the probe is broken');
  return (
    <>
      <button onClick={() => host.emit('sq-probe-pick', { index: 7 })}>pick</button>
      <output>{JSON.stringify({ label, open, showAll, count, limit, side, modeName, entries, total })}</output>
      <slot />
    </>
  );
}

export const defineProbe = () => defineBlock(probe, Probe);

/** The values that the component was rendered with. */
export const shown = (element: Element) =>
  JSON.parse(element.shadowRoot!.querySelector('output')!.textContent) as Record<string, unknown>;

import { FLAVOURS, page, readyInState, readyWhen, times, withKit, withPeer } from '../harness/page.mjs';
import { centreOf } from '../harness/pointer.mjs';
import { measureStartUp } from '../harness/start-up.mjs';
import { median } from '../harness/statistics.mjs';

const FIELD = 'field-5';
const TYPED = 'The quick brown fox jumps over the dogs.';
/** How long a key is down, in ms: each gets its own frame. */
const KEY_DOWN = 50;
/** No event is reported that took less. */
const SHORTEST_EVENT = 16;
/** Longer than anybody waits who saves what is typed, in ms. */
const AFTERWARDS = 1000;

const inline = (script) => `<script>${script}</script>`;
const LABELS = '<style>label { display: block }</style>';
const field = (index) =>
  `<label>Field ${index + 1} <input name="field-${index + 1}"${index < 3 ? ' required' : ''}></label>`;
const form = (count) =>
  `<form action="/api/form/submit/bench" method="post">${times(count, field)}<button>Send</button></form>`;

const ours = (flavour) => (count) =>
  withKit(
    FLAVOURS[flavour],
    `<sq-form form-id="bench">${form(count)}</sq-form>`,
    LABELS + inline(readyInState('sq-form', 'ready')),
  );

const IN_SHADOW = { 'React by r2wc': 'r2wc-form' };

async function measure(tab, address, { contender }) {
  const started = await measureStartUp(tab, address);
  const host = IN_SHADOW[contender];
  const path = [...(host ? [host] : []), `[name=${FIELD}]`];
  const { x, y } = await centreOf(tab, path);
  await tab.tab.mouse.click(x, y);
  await tab.rest();

  const before = await tab.metrics();
  await tab.tab.keyboard.type(TYPED, { delay: KEY_DOWN });
  await new Promise((resolve) => setTimeout(resolve, AFTERWARDS));
  const after = await tab.rest();

  const value = await tab.tab.evaluate(
    (selectors) =>
      selectors.reduce((root, selector) => (root.shadowRoot ?? root).querySelector(selector), document).value,
    path,
  );
  if (value !== TYPED) throw new Error(`"${TYPED}" was typed, the field says "${value}".`);
  const { keys } = await tab.noticed();
  while (keys.length < TYPED.length) keys.push(SHORTEST_EVENT);
  return {
    ...started,
    'key, event duration (ms)': median(keys),
    'slowest key, event duration (ms)': Math.max(...keys),
    'main thread per key (ms)': ((after.TaskDuration - before.TaskDuration) * 1000) / TYPED.length,
  };
}

/** From navigation to rest, and then 40 keys in one field of thirty. Ours also keeps what is typed on the device. */
export default {
  name: 'form',
  title: 'Form',
  floor: 'plain page',
  cases: { '30 fields': 30 },
  contenders: {
    'plain page': (count) => page(LABELS, form(count) + inline(readyWhen('true'))),
    'sq-form, lite': ours('lite'),
    'sq-form, React': ours('React'),
    'React by r2wc': (count) =>
      withPeer('r2wc-form', `<r2wc-form count="${count}" action="/api/form/submit/bench"></r2wc-form>`),
  },
  measure,
};

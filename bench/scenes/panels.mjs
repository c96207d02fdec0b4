import { setTimeout as pause } from 'node:timers/promises';
import { centreOf } from '../harness/pointer.mjs';
import { measureStartUp } from '../harness/start-up.mjs';
import { median } from '../harness/statistics.mjs';
import { contenders } from './panel-pages.mjs';

const PRESSES = 5;
/** No event is reported that took less, in ms. */
const SHORTEST_EVENT = 16;
/** Longer than any of their motions, in ms. */
const MOTION = 400;

const isOurs = (contender) => contender.startsWith('sq-');

/** Where each is pressed, the first item being 0: selectors, each within the shadow root of the one before. */
export const PRESSED = {
  accordion: (contender, index) =>
    contender === 'Web Awesome'
      ? [`wa-details:nth-of-type(${index + 1})`, 'summary']
      : [`details:nth-of-type(${index + 1}) > summary`],
  tabs: (contender, index) => {
    if (isOurs(contender)) return ['sq-menu', `[role=tab]:nth-of-type(${index + 1})`];
    return contender === 'Web Awesome' ? [`wa-tab:nth-of-type(${index + 1})`] : [`#tab-${index + 1}`];
  },
  dialog: () => ['#open'],
};

/** Runs in the page: how many items are open, in whatever way a contender says so. */
const countOpen = () =>
  document.querySelectorAll(
    'details[open], wa-details[open], dialog:modal, wa-dialog[open], #dialog[role]:not([aria-hidden])',
  ).length;

/** One press with the pointer, and what undoes it. */
async function press(tab, { kind, contender, index }) {
  const { x, y } = await centreOf(tab, PRESSED[kind](contender, index));
  await tab.tab.mouse.move(x, y);
  await tab.frames(5);
  await tab.tab.mouse.click(x, y);
  await pause(MOTION);
  if (kind === 'tabs') return;
  if ((await tab.tab.evaluate(countOpen)) === 0) throw new Error('Nothing has opened.');
  if (kind !== 'dialog') return;
  await tab.tab.keyboard.press('Escape');
  await pause(MOTION);
  if ((await tab.tab.evaluate(countOpen)) > 0) throw new Error('The dialog has not closed.');
}

async function measure(tab, address, { contender, value: { kind } }) {
  const started = await measureStartUp(tab, address);
  if (!PRESSED[kind]) return started;
  const before = await tab.metrics();
  // The first section is open in some of them.
  for (let index = 1; index <= PRESSES; index++) await press(tab, { kind, contender, index });
  const after = await tab.metrics();
  const { clicks } = await tab.noticed();
  while (clicks.length < PRESSES) clicks.push(SHORTEST_EVENT);
  return {
    ...started,
    'press, event duration (ms)': median(clicks),
    'slowest press, event duration (ms)': Math.max(...clicks),
    'main thread per press (ms)': ((after.TaskDuration - before.TaskDuration) * 1000) / PRESSES,
  };
}

/** From navigation to rest, and then five presses: items opened, tabs chosen, a dialog opened and closed by Escape. */
export default {
  name: 'panels',
  title: 'Accordion, tabs, dialog, tooltip',
  floor: 'plain page',
  rounds: 5,
  cases: {
    'accordion of 12': { kind: 'accordion', count: 12 },
    'accordion of 500': { kind: 'accordion', count: 500 },
    'tabs of 6': { kind: 'tabs', count: 6 },
    dialog: { kind: 'dialog' },
    tooltip: { kind: 'tooltip' },
  },
  contenders,
  measure,
};

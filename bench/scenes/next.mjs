import { countFrames } from '../harness/frames.mjs';
import { centreOf } from '../harness/pointer.mjs';
import { median } from '../harness/statistics.mjs';
import { galleries, NEXT } from './galleries.mjs';
import { edge, motionFrom } from './row-motion.mjs';

const PRESSES = 5;
/** No event is reported that took less. */
const SHORTEST_EVENT = 16;
/** Who is measured at 2,000: an aim of ours beside the floor, and a long wait with all the others. */
const AT_2000 = ['plain page', 'sq-gallery, lite', 'sq-gallery, React'];

const only = (write, name) => (count) => (count < 2000 || AT_2000.includes(name) ? write(count) : undefined);

async function measure(tab, address, { contender }) {
  await tab.visit(address);
  await tab.rest();
  const { mouse } = tab.tab;
  const { x, y } = await centreOf(tab, NEXT[contender] ?? ['#next']);
  // The pointer is there before the press, as a hand's is.
  await mouse.move(x, y);
  await tab.frames(10);
  const position = () => tab.tab.evaluate(() => window.position());
  const start = { position: await position(), edge: await edge(tab) };

  const stop = await countFrames(tab);
  const before = await tab.metrics();
  let at = start.edge;
  for (let press = 0; press < PRESSES; press++) {
    await mouse.click(x, y);
    at = await motionFrom(tab, at);
  }
  const after = await tab.metrics();
  const frames = await stop();

  const moved = (await position()) - start.position;
  if (moved !== PRESSES) throw new Error(`${PRESSES} presses went ${moved} slides on.`);
  const { clicks } = await tab.noticed();
  while (clicks.length < PRESSES) clicks.push(SHORTEST_EVENT);
  return {
    'event duration (ms)': median(clicks),
    'slowest event (ms)': Math.max(...clicks),
    'main thread per press (ms)': ((after.TaskDuration - before.TaskDuration) * 1000) / PRESSES,
    'shown frames per press': frames.shown / PRESSES,
    'dropped frames per press': frames.dropped / PRESSES,
    'partial frames per press': frames.partial / PRESSES,
  };
}

/** From the press of "next" until the row rests: five presses, one after the other. */
export default {
  name: 'next',
  title: 'Next slide',
  floor: 'plain page',
  rounds: 3,
  cases: { '24 slides': 24, '500 slides': 500, '2,000 slides': 2000 },
  contenders: Object.fromEntries(Object.entries(galleries).map(([name, write]) => [name, only(write, name)])),
  measure,
};

import { setTimeout as pause } from 'node:timers/promises';
import { measureStartUp } from '../harness/start-up.mjs';
import { until } from '../harness/until.mjs';
import { answerRequests } from './interactions/answers.mjs';
import { BLOCKS, FLOOR, contenders } from './many-pages.mjs';

/** Of the window's height, in one step. */
const STEP = 0.8;
/** Between two steps: a visitor who looks for something, in ms. */
const BETWEEN = 100;

/** Scrolls to the end, as fast as somebody who looks for something; what is wanted then is there. */
async function scrollToTheEnd(tab) {
  const steps = await tab.tab.evaluate(
    (step) => Math.ceil(document.documentElement.scrollHeight / innerHeight / step),
    STEP,
  );
  for (let step = 0; step < steps; step++) {
    await tab.tab.evaluate((by) => scrollBy(0, by * innerHeight), STEP);
    await pause(BETWEEN);
  }
}

async function measure(tab, address, { value: { count } }) {
  await answerRequests(tab);
  const started = await measureStartUp(tab, address);
  const before = await tab.metrics();
  const { long } = await tab.noticed();
  await scrollToTheEnd(tab);
  await until(tab, `window.countWorking() === ${count}`);
  const after = await tab.rest();
  const noticed = await tab.noticed();
  return {
    ...started,
    'main thread, then to the end of the page (ms)': (after.TaskDuration - before.TaskDuration) * 1000,
    'blocking time, then to the end of the page (ms)': noticed.long - long,
  };
}

/** Pages with much on them: what stands at the top costs its part, and the rest as the visitor gets there. */
export default {
  name: 'many',
  title: 'Pages with much on them',
  floor: FLOOR,
  rounds: 5,
  cases: {
    '200 products': { kind: 'products', count: 200 },
    '100 galleries': { kind: 'galleries', count: 100 },
    'one of every block': { kind: 'blocks', count: BLOCKS },
  },
  contenders,
  measure,
};

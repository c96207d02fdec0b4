import { setTimeout as pause } from 'node:timers/promises';
import { PRESS, timeEvents, withEventTimes } from '../harness/event-times.mjs';
import { withFound } from '../harness/found.mjs';
import { centreOf } from '../harness/pointer.mjs';
import { withSeen } from '../harness/seen.mjs';
import { median } from '../harness/statistics.mjs';
import { until } from '../harness/until.mjs';
import { answerRequests } from './interactions/answers.mjs';
import { interactions as banner } from './interactions/banner.mjs';
import { interactions as forms } from './interactions/forms.mjs';
import { interactions as galleries } from './interactions/galleries.mjs';
import { interactions as lightboxes } from './interactions/lightboxes.mjs';
import { FLOOR } from './interactions/pages.mjs';
import { interactions as panels } from './interactions/panels.mjs';
import { interactions as shop } from './interactions/shop.mjs';

/**
 * By name, what a visitor does, as objects:
 *   contenders  by name the page;
 *   lines       how many the cart has; 1 unless told;
 *   presses     how often in one visit; 3 unless told;
 *   start       once, when the page rests: brings it to where the interaction is possible; not measured, as all but `input`;
 *   before      before each: `(tab, contender, index)`; what it answers is given to `after`;
 *   at          where the pointer rests beforehand: a path of selectors;
 *   input       the input itself, a click unless told: `(tab, point, index)`;
 *   events      the names of the events that count, those of a press unless told;
 *   done        an expression, true in the page once it has done what it is for;
 *   after       undoes it;
 *   also        further measures, once at the end.
 */
const interactions = { ...galleries, ...lightboxes, ...forms, ...banner, ...panels, ...shop };
const PRESSES = 3;
/** Longer than most motions, so that their work is in the sums, in ms. */
const AFTERWARDS = 400;

const click = ({ tab }, { x, y }) => tab.mouse.click(x, y);

async function once(tab, { interaction, contender, index }) {
  const { before, at, input = click, events = PRESS, done, after } = interaction;
  const state = await before?.(tab, contender, index);
  const point = at && (await centreOf(tab, at(contender, index)));
  // The pointer is there before the press, as a hand's is.
  if (point) await tab.tab.mouse.move(point.x, point.y);
  await tab.frames(5);
  const start = await tab.metrics();
  const stop = await timeEvents(tab, events);
  await input(tab, point, index);
  await pause(AFTERWARDS);
  await until(tab, done(contender, index));
  const end = await tab.metrics();
  await tab.frames(2);
  const { duration, handled } = await stop();
  await after?.(tab, state, contender);
  return { duration, handled, task: (end.TaskDuration - start.TaskDuration) * 1000 };
}

async function measure(tab, address, { contender, value: interaction }) {
  await answerRequests(tab, interaction.lines);
  await withEventTimes(tab);
  await withSeen(tab);
  await withFound(tab);
  await tab.visit(address);
  await tab.rest();
  await interaction.start?.(tab, contender);
  const all = [];
  for (let index = 0; index < (interaction.presses ?? PRESSES); index++)
    all.push(await once(tab, { interaction, contender, index }));
  const medianOf = (what) => median(all.map((each) => each[what]));
  const handled = all.map((each) => each.handled).filter((each) => each !== undefined);
  return {
    'to the next frame (ms)': medianOf('duration'),
    'the first, to the next frame (ms)': all[0].duration,
    ...(handled.length > 0 && { 'to the end of the listeners (ms)': median(handled) }),
    'main thread (ms)': medianOf('task'),
    ...(await interaction.also?.(tab)),
  };
}

const names = [...new Set(Object.values(interactions).flatMap(({ contenders }) => Object.keys(contenders)))];

/** Everything that a visitor does with a block, from the press to the next frame. */
export default {
  name: 'interactions',
  title: 'Interactions',
  floor: FLOOR,
  rounds: 5,
  cases: interactions,
  contenders: Object.fromEntries(names.map((name) => [name, ({ contenders }) => contenders[name]])),
  measure,
};

import { FLAVOURS, page, readyWhen, withKit, withPeer } from '../harness/page.mjs';
import { measureStartUp } from '../harness/start-up.mjs';
import { SLOW_4G } from '../harness/tab.mjs';
import { within } from '../harness/within.mjs';
import { everyBlock } from './page-checks.mjs';
import { OURS, PARTS_STYLE, peers, peersReady, plain } from './page-blocks.mjs';

const HEIGHT = 2000;
const PATIENCE = 120_000;
const BELOW = 'below the fold';

/** The spacer is far higher than the browser's own margin for lazy images on a slow network. */
const laidOut = (where, parts) =>
  `<h1>Tidewater Studio</h1>
  ${where === BELOW ? `<div style="block-size:${HEIGHT * 4}px"></div>` : ''}
  <main>${Object.values(parts).join('\n')}</main>`;

/** Below the fold the page is ready when the loader has run: a module after the loader's. */
const ours = (flavour) => (where) =>
  withKit(
    FLAVOURS[flavour],
    laidOut(where, OURS),
    where === BELOW
      ? `${PARTS_STYLE}<script type="module">${readyWhen('true')}</script>`
      : `${PARTS_STYLE}<script>${readyWhen(everyBlock('works'))}</script>`,
  );

const LITE = 'seven blocks, lite';
const REACT = 'seven blocks, React';

/** A whole page on a slow network: what seven blocks cost when none and when all can be seen. */
export default {
  name: 'page',
  title: 'A page of seven blocks on slow 4G',
  floor: 'plain page',
  cases: { [BELOW]: BELOW, 'in view': 'in view' },
  contenders: {
    'plain page': (where) => page(`${PARTS_STYLE}<script>${readyWhen('true')}</script>`, laidOut(where, plain)),
    [LITE]: ours('lite'),
    [REACT]: ours('React'),
    // The least that any kit costs that loads something later: one file, when the browser is idle.
    'plain script, one import when idle': (where) =>
      page(
        `${PARTS_STYLE}<script type="module">requestIdleCallback(() => import('/built/one-import.js'))</script>`,
        laidOut(where, plain),
      ),
    "seven peers' libraries": (where) =>
      withPeer('seven-peers', laidOut(where, peers), { css: true, head: PARTS_STYLE + peersReady }),
  },
  tab: { network: SLOW_4G, width: 1000, height: HEIGHT },
  async measure(tab, address, { contender, value }) {
    const measured = await within(measureStartUp(tab, address), PATIENCE, 'every block works');
    const fits = await tab.tab.evaluate(
      () => document.querySelector('main').getBoundingClientRect().bottom < innerHeight,
    );
    if (fits !== (value !== BELOW)) throw new Error(`The blocks are not ${value}.`);
    if (contender !== LITE && contender !== REACT) return measured;
    const state = value === BELOW ? 'untouched' : 'works';
    if (!(await tab.tab.evaluate(everyBlock(state)))) throw new Error(`Not every block ${value} is ${state}.`);
    // The lite flavour's file of that name holds preact, and lies elsewhere.
    const reacts = new Set(tab.fetched(/\/(dist|before)\/chunks\/react-/)).size;
    if (contender === REACT && value !== BELOW && reacts === 0) throw new Error('React must have another name by now.');
    return { ...measured, 'React loaded': reacts };
  },
};

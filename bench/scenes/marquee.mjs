import { setTimeout as pause } from 'node:timers/promises';
import { countFrames } from '../harness/frames.mjs';
import { FLAVOURS, page, readyInState, readyWhen, withKit, withPeer } from '../harness/page.mjs';

/** How long each case is watched, in seconds. */
const SECONDS = 10;
const TEXT = 'Thrown, glazed and fired by the sea';
const LONG = `${TEXT}, every day of the year. `.repeat(40).slice(0, 2000);
/** px per second */
const SPEED = 60;

const inline = (script) => `<script>${script}</script>`;
const GAP = '<style>.part { padding-inline-end: 2em }</style>';

/** The least that moves: two copies of a line, moved by the compositor alone; its time for this text at 60 px/s. */
const floor = (text) =>
  page(
    `<style>
      #line { display: flex; inline-size: max-content; animation: move 20s linear infinite }
      #window { overflow: hidden }
      @keyframes move { to { transform: translateX(-50%) } }
    </style>${GAP}`,
    `<div id="window"><div id="line">${`<span class="part">${text}</span>`.repeat(8)}</div></div>` +
      inline(`
        window.place = () => document.querySelector('#line').getBoundingClientRect().left;
        ${readyWhen('true')}`),
  );

/** A drawing on a wave, the default, or on a straight line, as the others have it. */
const ours = (flavour, intensity) => (text) =>
  withKit(
    FLAVOURS[flavour],
    `<sq-marquee speed="${SPEED}" wave-intensity="${intensity}">${text}</sq-marquee>`,
    inline(`
      const inside = (selector) => document.querySelector('sq-marquee')?.shadowRoot?.querySelector(selector);
      const moved = ${intensity} > 0 ? '[part=wave]' : '.strip';
      window.place = () => inside(moved).getBoundingClientRect().left;
      ${readyInState('sq-marquee', 'ready')}`),
  );

async function measure(tab, address) {
  await tab.visit(address);
  await tab.rest();
  const place = () => tab.tab.evaluate(() => window.place());

  const stop = await countFrames(tab);
  const before = await tab.metrics();
  const began = performance.now();
  const places = [await place()];
  for (let second = 1; second <= SECONDS; second++) {
    await pause(1000);
    places.push(await place());
  }
  const after = await tab.metrics();
  const passed = (performance.now() - began) / 1000;
  const frames = await stop();

  if (places.some((each, index) => each === places[index - 1]))
    throw new Error(`It did not move: ${places.join(', ')} px.`);
  const perSecond = (name) => ((after[name] - before[name]) * 1000) / passed;
  return {
    'main thread per second (ms)': perSecond('TaskDuration'),
    'style per second (ms)': perSecond('RecalcStyleDuration'),
    'layout per second (ms)': perSecond('LayoutDuration'),
    'shown frames per second': frames.shown / passed,
    'dropped frames per second': frames.dropped / passed,
    'code (kB)': tab.codeBytes() / 1000,
  };
}

/** A marquee in view, once it runs. */
export default {
  name: 'marquee',
  title: 'Marquee in view',
  floor: 'plain page',
  rounds: 5,
  cases: { '10 s': TEXT, '10 s, 2,000 characters': LONG },
  contenders: {
    'plain page': floor,
    'sq-marquee straight, lite': ours('lite', 0),
    'sq-marquee straight, React': ours('React', 0),
    'sq-marquee wave, lite': ours('lite', 30),
    'sq-marquee wave, React': ours('React', 30),
    'react-fast-marquee': (text) =>
      withPeer('react-fast-marquee', `<div id="root" data-text="${text}" data-speed="${SPEED}"></div>`, { head: GAP }),
  },
  measure,
};

import { expect } from '@open-wc/testing';
import { until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { pretend } from '../../shared/testing/storage.js';
import {
  wave,
  viewport,
  motion,
  frames,
  pieces,
  shownText,
  isRunning,
  progress,
  moves,
  holdAt,
  middle,
  open,
} from './testing/marquee.js';
import '../../elements/sq-marquee/index.js';
import sheet from '../../elements/sq-marquee/sq-marquee.css' with { type: 'css' };

describe('sq-marquee on a wave', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, false)));
  afterEach(() => media.restore());

  /** Each piece in view: how far it is along the wave, and how far it is above the middle. */
  function places(element: Element) {
    const view = viewport(element).getBoundingClientRect();
    return pieces(element)
      .map((piece) => middle(piece.getBoundingClientRect()))
      .filter(({ x }) => x > view.left && x < view.right)
      .map(({ x, y }) => ({ x: x - view.left, y: y - (view.top + view.bottom) / 2 }))
      .sort((one, other) => one.x - other.x);
  }

  it('renders the text along a wave, and moves it [MRQ-001]', async () => {
    const element = await open('style="inline-size:800px" wave-intensity="100"');
    await until(() => pieces(element).length > 0);
    expect(shownText(element)).to.match(/^Thrown, glazed and fired by the sea • Thrown/);
    await holdAt(element, 0);
    const at = places(element);
    expect(Math.min(...at.map(({ y }) => y))).to.be.within(-21, -15);
    expect(Math.max(...at.map(({ y }) => y))).to.be.within(15, 21);
    // Neighbours are near each other: one line, not scattered letters.
    for (const [index, { y }] of at.entries()) if (index > 0) expect(Math.abs(y - at[index - 1]!.y)).to.be.below(12);
    await element.play();
    await until(() => moves(element));
  });
  it('has a wave that stays where it is, while the text moves along it [MRQ-001]', async () => {
    const element = await open('style="inline-size:800px" wave-intensity="100" speed="100"');
    await until(() => pieces(element).length > 0);
    const heightNear = (wanted: number) =>
      places(element).reduce((best, each) => (Math.abs(each.x - wanted) < Math.abs(best.x - wanted) ? each : best));
    const samples: { x: number; y: number }[][] = [];
    for (const time of [0, 2700, 7300, 40_000, 90_000]) {
      await holdAt(element, time);
      samples.push([150, 400, 650].map((x) => heightNear(x)));
    }
    for (const [column] of [150, 400, 650].entries())
      for (const sample of samples)
        // Another piece is there, at most half a piece beside it.
        expect(sample[column]!.y).to.be.closeTo(samples[0]![column]!.y, 7);
  });
  it('has higher waves for a higher intensity, and more of them for a higher frequency [MRQ-004, MRQ-005]', async () => {
    const shape = async (attributes: string) => {
      const element = await open(`style="inline-size:800px" ${attributes}`);
      await until(() => pieces(element).length > 0);
      await holdAt(element, 0);
      const heights = places(element).map(({ y }) => y);
      const turns = heights.filter((y, index) => index > 0 && Math.sign(y) !== Math.sign(heights[index - 1]!));
      return { height: Math.max(...heights), crossings: turns.length };
    };
    const [low, high] = [await shape('wave-intensity="20"'), await shape('wave-intensity="90"')];
    expect(high.height).to.be.above(low.height * 3);
    const [few, many] = [await shape('wave-frequency="0"'), await shape('wave-frequency="100"')];
    expect(many.crossings).to.be.above(few.crossings + 2);
  });
  it('costs no script, no style and no layout while it moves: only animations of the compositor', async () => {
    const element = await open('speed="200"', 'Thrown, glazed and fired by the sea. '.repeat(54));
    await until(() => isRunning(element));
    let written = 0;
    let asked = 0;
    const observer = new MutationObserver((records) => (written += records.length));
    observer.observe(element.shadowRoot!, { subtree: true, childList: true, attributes: true, characterData: true });
    const restore = pretend(window, 'requestAnimationFrame', () => ++asked);
    const from = progress(element);
    await until(() => progress(element) > from + 0.5).finally(restore);
    observer.disconnect();
    expect({ asked, written }).to.deep.equal({ asked: 0, written: 0 });
    const animated = element.shadowRoot!.getAnimations();
    const changed = animated.flatMap(({ effect }) =>
      (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
    );
    const timing = ['offset', 'computedOffset', 'easing', 'composite'];
    expect(new Set(changed.filter((name) => !timing.includes(name)))).to.deep.equal(
      new Set(['translate', 'transform']),
    );
  });
  for (const direction of ['left', 'right'] as const)
    for (const dir of ['ltr', 'rtl'])
      it(`moves of a long text only what is near: ${dir}, to the ${direction}`, async () => {
        const text = (dir === 'ltr' ? 'Thrown, glazed and fired. ' : 'שלום לכל העולם, שלום. ').repeat(90);
        const attributes = 'style="inline-size:800px" wave-frequency="100" wave-intensity="100"';
        const element = await open(`${attributes} dir="${dir}" direction="${direction}"`, text);
        await until(() => isRunning(element));
        const round = Number(motion(element)!.effect!.getTiming().duration);
        const heights: number[] = [];
        for (const time of [0, round / 3, round / 2, round - 500]) {
          await element.pause();
          motion(element)!.currentTime = time;
          // What is near is looked for again whenever it starts or stops.
          await element.play();
          const moved = pieces(element).filter((piece) => piece.getAnimations().length > 0);
          expect(moved.length).to.be.within(60, 400);
          expect(pieces(element).length).to.be.above(1000);
          const near = places(element);
          expect(near.length).to.be.above(30);
          heights.push(Math.max(...near.map(({ y }) => y)));
        }
        for (const height of heights) expect(height).to.be.within(15, 21);
      });
  const NOTICE =
    'Kiln opening on the first Saturday of the month · Boats are free for guests · The stove is lit from October';
  const HEBREW = 'הכבשן נפתח בשבת הראשונה של החודש · הסירות חינם לאורחים · התנור דולק מאוקטובר';
  const isMoved = (piece: Element) => piece.getAnimations().length > 0;
  it('starts only what is in view or will be soon, and the rest when it comes near', async () => {
    const element = await open(
      'style="inline-size:350px" wave-frequency="70" speed="100" animation-speed="10"',
      NOTICE,
    );
    await until(() => motion(element));
    const atFirst = pieces(element).filter(isMoved).length;
    expect(atFirst).to.be.above(places(element).length - 1);
    expect(atFirst).to.be.below(pieces(element).length / 2);
    // All that is ever in view, when it has been once: each is made a layer one time only.
    const line = motion(element)!.effect as KeyframeEffect;
    const round = Math.abs(parseFloat(String(line.getKeyframes().at(-1)!['translate'])));
    const seen = pieces(element).filter(({ offsetLeft }) => offsetLeft <= round + viewport(element).clientWidth);
    await until(() => seen.every(isMoved));
    const animations = seen.map((piece) => piece.getAnimations()[0]);
    let planned = 0;
    const restore = pretend(window, 'setTimeout', () => ++planned);
    const from = progress(element);
    while (progress(element) < from + 1) await frames(1);
    restore();
    expect(planned).to.equal(0);
    expect(seen.map((piece) => piece.getAnimations()[0])).to.deep.equal(animations);
  });
  for (const [dir, text] of [
    ['ltr', NOTICE],
    ['rtl', HEBREW],
    [
      'ltr',
      `<img alt="" width="300" height="20" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=" />${NOTICE.repeat(20)}`,
    ],
  ] as const)
    for (const direction of ['left', 'right'] as const)
      it(`moves all that is in view, when its timer is late too: ${dir}, ${text.length} letters, to the ${direction}`, async () => {
        const speed = 100;
        const element = await open(
          `dir="${dir}" style="inline-size:350px" speed="${speed}" direction="${direction}"`,
          text,
        );
        await until(() => pieces(element).some(isMoved));
        const view = viewport(element).getBoundingClientRect();
        const unmoved = () =>
          pieces(element).filter((piece) => {
            const { left, right } = piece.getBoundingClientRect();
            return right > view.left && left < view.right && !isMoved(piece);
          }).length;
        const round = Number(motion(element)!.effect!.getTiming().duration);
        const found: number[] = [];
        for (const time of [0, 0.3, 0.5, 0.8, 0.95, 0.99]) {
          await holdAt(element, time * round);
          found.push(unmoved());
          for (let late = 0; late < 3; late++) {
            for (const animation of element.shadowRoot!.getAnimations())
              animation.currentTime = Number(animation.currentTime) + (50 / speed) * 1000;
            found.push(unmoved());
          }
        }
        expect(found).to.deep.equal(found.map(() => 0));
      });
  it('goes on along its wave without being looked at', async () => {
    const element = await open(
      'speed="1000" style="inline-size:300px" wave-intensity="100"',
      'By the sea. '.repeat(170),
    );
    await until(() => isRunning(element));
    const first = new Set(pieces(element).filter((piece) => piece.getAnimations().length > 0));
    await until(() => progress(element) > 1);
    const later = pieces(element).filter((piece) => piece.getAnimations().length > 0);
    expect(later.filter((piece) => !first.has(piece)).length).to.be.above(2);
    expect(Math.max(...places(element).map(({ y }) => Math.abs(y)))).to.be.above(3);
  });
  for (const [dir, text] of [
    ['ltr', 'By the sea'],
    ['rtl', 'ליד הים'],
  ] as const)
    for (const direction of ['left', 'right'])
      it(`fills the width at any time: ${dir}, to the ${direction} [MRQ-002]`, async () => {
        const element = await open(`dir="${dir}" direction="${direction}" speed="100"`, text);
        await until(() => pieces(element).length > 0);
        const view = viewport(element).getBoundingClientRect();
        const round = Number(motion(element)!.effect!.getTiming().duration);
        let before: number | undefined;
        for (const time of [0, round / 3, round / 2, round - 20, round + 10]) {
          await holdAt(element, time);
          const rects = pieces(element).map((piece) => piece.getBoundingClientRect());
          expect(Math.min(...rects.map(({ left }) => left))).to.be.at.most(view.left + 1);
          expect(Math.max(...rects.map(({ right }) => right))).to.be.at.least(view.right - 1);
          const { left } = wave(element).getBoundingClientRect();
          if (before !== undefined && time < round)
            expect(Math.sign(left - before)).to.equal(direction === 'left' ? -1 : 1);
          before = left;
        }
      });
  it('keeps words in their order where two directions meet', async () => {
    const element = await open('dir="rtl" style="inline-size:900px"', 'שלום Thrown and fired עולם');
    await until(() => pieces(element).length > 0);
    await holdAt(element, 0);
    const found = (word: string) => {
      const each = pieces(element).find(({ textContent }) => textContent.startsWith(word));
      return middle(each!.getBoundingClientRect()).x;
    };
    expect(found('Thr'), 'Latin words go on to the right').to.be.below(found('fir'));
    expect(found('של'), 'Hebrew words go on to the left').to.be.above(found('עו'));
  });
});

import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { pretend } from '../../shared/testing/storage.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { marquee } from './declaration.js';
import './index.js';
import sheet from './sq-marquee.css' with { type: 'css' };

type Marquee = ElementOf<typeof marquee>;

const offset = (element: Element) => Number(inShadow(element, 'textPath')!.getAttribute('startOffset'));
const button = (element: Element) => inShadow<HTMLButtonElement>(element, '[part=play-toggle]')!;
const frames = async (count: number) => {
  for (let seen = 0; seen < count; seen++) await new Promise(requestAnimationFrame);
};
const moves = async (element: Element) => {
  const before = offset(element);
  await frames(8);
  return offset(element) !== before;
};

describe('sq-marquee', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, false)));
  afterEach(() => media.restore());
  const open = (attributes = '', inside = 'Thrown, glazed and fired by the sea') =>
    place<Marquee>(`<sq-marquee ${attributes}>${inside}</sq-marquee>`);

  it('renders the text along a wave, and moves it [MRQ-001]', async () => {
    const element = await open();
    const path = inShadow<SVGPathElement>(element, 'path')!;
    expect(path.getAttribute('d')).to.match(
      /^M-?[\d.]+ [\d.]+(q[\d.]+ -?[\d.]+ [\d.]+ 0)+(q[\d.]+ -?[\d.]+ [\d.]+ -?[\d.]+)?$/,
    );
    expect(inShadow(element, 'textPath')!.getAttribute('href')).to.equal(`#${path.id}`);
    expect(inShadow(element, 'textPath')!.textContent.replaceAll('\u00a0', ' ')).to.match(
      /^Thrown, glazed and fired by the sea {3}• {3}Thrown/,
    );
    await until(() => moves(element));
  });
  it('has the middle of the letters on the wave, in either flavour', async () => {
    const drawn = inShadow(await open(), 'textPath')!.parentElement!;
    expect(getComputedStyle(drawn).dominantBaseline).to.equal('central');
  });
  it('moves to the left, or to the right [MRQ-002]', async () => {
    for (const [direction, sign] of [
      ['left', -1],
      ['right', 1],
    ] as const) {
      const element = await open(`direction="${direction}" speed="20"`);
      await until(() => moves(element));
      const before = offset(element);
      await frames(6);
      expect(Math.sign(offset(element) - before)).to.equal(sign);
    }
  });
  it('moves by its speed in pixels per second [MRQ-003]', async () => {
    const element = await open('speed="100"');
    await until(() => moves(element));
    const from = offset(element);
    let seconds = 0;
    let before = performance.now();
    // A late frame of a busy machine counts for a tenth of a second at most, as in the block.
    for (let frame = 0; frame < 20; frame++) {
      await frames(1);
      seconds += Math.min(100, performance.now() - before) / 1000;
      before = performance.now();
    }
    expect((from - offset(element)) / seconds).to.be.within(60, 140);
  });
  describe('frames', () => {
    let callbacks: FrameRequestCallback[];
    let from: number;
    let restore = () => {};
    afterEach(() => restore());
    /** Runs the requested frames at a time in ms, and returns how far the text has moved since the first one, in px. */
    const frameAt = (element: Element, time: number) => {
      for (const callback of callbacks.splice(0)) callback(time);
      return Math.round((from - offset(element)) * 100) / 100;
    };
    /** A block whose first frame was at 1000 ms. */
    const started = async (attributes: string) => {
      const element = await open(attributes, 'Thrown, glazed and fired by the sea, every day of the year');
      await until(() => inShadow(element, 'textPath'));
      await element.pause();
      await settled(element);
      callbacks = [];
      restore = pretend(window, 'requestAnimationFrame', (callback: FrameRequestCallback) => callbacks.push(callback));
      await element.play();
      await until(() => callbacks.length > 0);
      from = offset(element);
      frameAt(element, 1000);
      return element;
    };

    it('move the text by the time since the last one, at most 60 times a second', async () => {
      const element = await started('speed="100"');
      expect(frameAt(element, 1014), 'too early').to.equal(0);
      expect(frameAt(element, 1020)).to.equal(2);
      expect(frameAt(element, 1030), 'too early').to.equal(2);
      expect(frameAt(element, 1050)).to.equal(5);
    });
    it('are skipped while the text would move less than half a device pixel', async () => {
      const element = await started('speed="10"');
      const halfPixel = 500 / (10 * devicePixelRatio);
      expect(frameAt(element, 1000 + halfPixel - 1)).to.equal(0);
      expect(frameAt(element, 1000 + halfPixel + 1)).to.be.above(0);
    });
    it('count for a tenth of a second more at most: a hidden page goes on where it stopped', async () => {
      const element = await started('speed="100"');
      expect(frameAt(element, 3000)).to.equal(11.5);
    });
  });
  for (const dir of ['ltr', 'rtl'])
    it(`fills the wave from edge to edge: ${dir}`, async () => {
      const text = dir === 'ltr' ? 'By the sea' : 'ליד הים';
      const element = await open(`dir="${dir}" speed="1000"`, text);
      const letters = inShadow(element, 'textPath')!.parentElement!;
      const { left, right } = inShadow(element, '[part=wave]')!.getBoundingClientRect();
      for (let seen = 0; seen < 8; seen++) {
        await frames(1);
        expect(letters.getBoundingClientRect().left).to.be.at.most(left);
        expect(letters.getBoundingClientRect().right).to.be.at.least(right);
      }
    });
  it('has its text in the accessibility tree once', async () => {
    const element = await open();
    expect(inShadow(element, '[part=wave]')!.getAttribute('aria-hidden')).to.equal('true');
    expect(element.textContent).to.equal('Thrown, glazed and fired by the sea');
    expect(element.firstChild!.parentElement === element).to.equal(true);
  });
  it('pauses while the pointer is over it, with pause-on-hover [MRQ-006]', async () => {
    const element = await open('pause-on-hover');
    await until(() => moves(element));
    element.dispatchEvent(new PointerEvent('pointerenter'));
    await frames(2);
    expect(await moves(element)).to.equal(false);
    element.dispatchEvent(new PointerEvent('pointerleave'));
    await until(() => moves(element));
    const other = await open();
    await until(() => moves(other));
    other.dispatchEvent(new PointerEvent('pointerenter'));
    await until(() => moves(other));
  });
  it('has a button that pauses and plays, also by keyboard, and emits an event', async () => {
    const element = await open();
    await until(() => moves(element));
    expect(button(element).getAttribute('aria-label')).to.equal('Pause');
    const change = nextEvent(document, 'sq-marquee-change');
    button(element).focus();
    await sendKeys({ press: 'Enter' });
    expect((await change).detail).to.deep.equal({ running: false });
    await until(() => button(element).getAttribute('aria-label') === 'Play');
    await frames(2);
    expect(await moves(element)).to.equal(false);
    await element.play();
    await until(() => moves(element));
  });
  it('is a plain line under reduced motion, and moves when that ends [MRQ-007]', async () => {
    const element = await open();
    await until(() => moves(element));
    media.change(true);
    await until(() => !inShadow(element, '[part=wave]'));
    expect(button(element) === null).to.equal(true);
    expect(getComputedStyle(inShadow(element, '.line')!).opacity).to.equal('1');
    media.change(false);
    await until(() => inShadow(element, '[part=wave]') !== null);
    await until(() => moves(element));
  });
  it('runs only while it is visible [MRQ-008]', async () => {
    const holder = await place(`<div><div style="height:3000px"></div><sq-marquee>Far below</sq-marquee></div>`);
    const element = holder.lastElementChild as Marquee;
    await settled(element);
    await frames(3);
    expect(await moves(element)).to.equal(false);
    element.scrollIntoView();
    await until(() => moves(element));
    window.scrollTo(0, 0);
    await until(async () => !(await moves(element)));
  });
  it('renders again one second after it was resized [MRQ-010]', async () => {
    const element = await open();
    const width = () => inShadow(element, '[part=wave]')!.getAttribute('width');
    const before = width();
    await frames(2);
    const resized = performance.now();
    element.style.width = '300px';
    await frames(4);
    expect(width()).to.equal(before);
    await until(() => width() !== before, 'rendered again', { interval: 20 });
    expect(performance.now() - resized).to.be.within(990, 2500);
  });
  it('moves the author’s line if it contains links, and stops while one has the focus', async () => {
    const element = await open('speed="200"', 'New: <a href="#bowls">bowls</a>');
    const link = element.querySelector('a')!;
    const left = () => link.getBoundingClientRect().left;
    expect(inShadow(element, '[part=wave]') === null).to.equal(true);
    const start = left();
    await until(() => left() !== start);
    link.focus();
    await frames(2);
    const rest = left();
    await frames(6);
    expect(left()).to.equal(rest);
  });
  it('updates when the text changes', async () => {
    const element = await open();
    element.firstChild!.nodeValue = 'Closed on Monday';
    await until(() => inShadow(element, 'textPath')!.textContent.startsWith('Closed\u00a0on'));
  });
  it('stops its frames when it is removed', async () => {
    const element = await open();
    await until(() => moves(element));
    const path = inShadow(element, 'textPath')!;
    element.remove();
    await settled(element);
    const at = path.getAttribute('startOffset');
    await frames(3);
    expect(path.getAttribute('startOffset')).to.equal(at);
  });
  describe('on a straight line', () => {
    const strip = (element: Element) => inShadow(element, 'div[part=wave]')!;
    const motion = (element: Element) => strip(element).getAnimations()[0];
    const left = (element: Element) => strip(element).getBoundingClientRect().left;

    it('is an animation of the browser, at its speed [MRQ-003]', async () => {
      const element = await open('wave-intensity="0" speed="100"');
      expect(inShadow(element, 'svg[part=wave]') === null).to.equal(true);
      expect(strip(element).getAttribute('aria-hidden')).to.equal('true');
      await until(() => motion(element)?.playState === 'running');
      const rounds = strip(element).textContent.split('Thrown').length - 1;
      const { width } = strip(element).getBoundingClientRect();
      expect(motion(element)!.effect!.getTiming().duration).to.be.closeTo((width / rounds / 100) * 1000, 20);
      expect(width).to.be.at.least(element.clientWidth);
    });
    it('is used if there is no height left for a wave', async () => {
      const element = await open('wave-intensity="100" style="font-size:16px;--sq-marquee-height:24px"');
      await until(() => motion(element)?.playState === 'running');
    });
    for (const dir of ['ltr', 'rtl'])
      it(`moves to the left, or to the right, and fills the width: ${dir} [MRQ-002]`, async () => {
        for (const [direction, sign] of [
          ['left', -1],
          ['right', 1],
        ] as const) {
          const element = await open(`dir="${dir}" direction="${direction}" wave-intensity="0" speed="20"`);
          const before = left(element);
          await until(() => left(element) !== before);
          expect(Math.sign(left(element) - before)).to.equal(sign);
          const room = inShadow(element, '[part=viewport]')!.getBoundingClientRect();
          for (const share of [0, 0.5, 0.999]) {
            motion(element)!.currentTime = Number(motion(element)!.effect!.getTiming().duration) * share;
            const drawn = strip(element).getBoundingClientRect();
            expect(drawn.left).to.be.at.most(room.left + 0.1);
            expect(drawn.right).to.be.at.least(room.right - 0.1);
          }
        }
      });
    it('retains its position while it is paused, and at another speed', async () => {
      const element = await open('wave-intensity="0" speed="100"');
      // By the time of the animation: a browser that animates on the compositor may report old positions.
      const moved = (from: number) => Math.abs(Number(motion(element)!.currentTime) - from) > 50;
      await until(() => motion(element) && moved(0));
      await element.pause();
      await until(() => motion(element)!.playState === 'paused');
      const rest = left(element);
      await frames(4);
      expect(left(element)).to.equal(rest);
      element.speed = 50;
      await settled(element);
      expect(left(element)).to.be.closeTo(rest, 0.1);
      const then = Number(motion(element)!.currentTime);
      await element.play();
      await until(() => moved(then));
    });
    it('stops under reduced motion and out of view [MRQ-007, MRQ-008]', async () => {
      const holder = await place(
        `<div><div style="height:3000px"></div><sq-marquee wave-intensity="0">Far below</sq-marquee></div>`,
      );
      const element = holder.lastElementChild as Marquee;
      await settled(element);
      expect(motion(element)!.playState).to.equal('paused');
      element.scrollIntoView();
      await until(() => motion(element)!.playState === 'running');
      window.scrollTo(0, 0);
      await until(() => motion(element)!.playState === 'paused');
      media.change(true);
      await until(() => inShadow(element, '[part=wave]') === null);
    });
  });
  for (const width of [375, 800])
    it(`nothing moves on upgrade at ${width} px`, async () => {
      const { before, after } = await aroundUpgrade(
        '<sq-marquee>Thrown, glazed and fired by the sea</sq-marquee>',
        'sq-marquee',
        width,
      );
      expect(after).to.deep.equal(before);
    });
  it('is accessible, moving and still', async () => {
    await expect(await open()).to.be.accessible();
    media.change(true);
    await expect(await open()).to.be.accessible();
  });
});

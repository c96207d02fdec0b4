import { expect } from '@open-wc/testing';
import { pretendMedia } from '../../testing/media.js';
import { nextEvent, place, until } from '../../testing/fixture.js';
import type { Frames } from '../animation/frames.js';
import { onScrollEnd } from './on-scroll-end.js';
import { SCROLL_OFFSET_PX, scrollIntoView } from './scroll-into-view.js';
import { scrollTo } from './scroll-to.js';

const page = () => document.scrollingElement!;

/** Frames of 10 ms that come when the test says so. */
function heldFrames() {
  let now = 0;
  let waiting: (() => void) | undefined;
  const frames: Frames = {
    now: () => now,
    request(draw) {
      waiting = draw;
      return () => (waiting = undefined);
    },
  };
  const pass = (ms: number) => {
    now += ms;
    waiting?.();
  };
  return { frames, pass };
}

const TALL = '<div style="height: 3000px">';
const box = (inside: string) =>
  `<div style="height: 200px; width: 100px; overflow: auto; border: 7px solid">${inside}</div>`;

describe('scrolling by a script', () => {
  afterEach(() => page().scrollTo({ top: 0, behavior: 'instant' }));

  it('goes to a position in 300 ms, frame by frame [UTL-021]', async () => {
    const scroller = await place(box('<div style="height: 1200px; width: 600px"></div>'));
    const { frames, pass } = heldFrames();
    const tween = scrollTo(scroller, { top: 400, left: 100 }, { frames, easing: (share) => share })!;
    expect(scroller.scrollTop).to.equal(0);
    pass(150);
    expect([scroller.scrollTop, scroller.scrollLeft]).to.deep.equal([200, 50]);
    pass(149);
    expect(tween.state).to.equal('started');
    pass(1);
    expect(tween.state).to.equal('ended');
    expect([scroller.scrollTop, scroller.scrollLeft]).to.deep.equal([400, 100]);
    scrollTo(scroller, { left: 0 })!.end();
    expect([scroller.scrollTop, scroller.scrollLeft]).to.deep.equal([400, 0]);
  });

  it('goes on by itself, also where the style asks for smooth scrolling', async () => {
    const scroller = await place(box('<div style="height: 1200px"></div>'));
    scroller.style.scrollBehavior = 'smooth';
    const states: string[] = [];
    scrollTo(scroller, { top: 333 }, { duration: 60, onState: (state) => states.push(state) });
    await until(() => states.includes('ended'));
    expect(scroller.scrollTop).to.equal(333);
    expect(states).to.deep.equal(['started', 'ended']);
  });

  it('jumps for a visitor who asks for less motion', async () => {
    const media = pretendMedia(/reduced-motion/, true);
    const scroller = await place(box('<div style="height: 1200px"></div>'));
    const tween = scrollTo(scroller, { top: 400 })!;
    media.restore();
    expect(scroller.scrollTop).to.equal(400);
    expect(tween.state).to.equal('ended');
  });

  it('leaves the scrolling to a visitor who begins to scroll', async () => {
    const scroller = await place(box('<div style="height: 1200px"></div>'));
    for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
      const { frames, pass } = heldFrames();
      const tween = scrollTo(scroller, { top: 400 }, { frames })!;
      pass(100);
      const { scrollTop } = scroller;
      expect(scrollTop, type).to.be.within(1, 399);
      scroller.firstElementChild!.dispatchEvent(new Event(type, { bubbles: true }));
      expect(tween.state, type).to.equal('paused');
      pass(1000);
      expect(scroller.scrollTop, type).to.equal(scrollTop);
      tween.resume();
      pass(1000);
      expect(scroller.scrollTop, type).to.equal(400);
      scroller.scrollTop = 0;
    }
  });

  it('leaves 30 px above an element [UTL-023]', async () => {
    expect(SCROLL_OFFSET_PX).to.equal(30);
    const holder = await place(`${TALL}<p style="position: relative; top: 1500px">Here</p></div>`);
    const paragraph = holder.querySelector('p')!;
    scrollIntoView(paragraph)!.end();
    expect(paragraph.getBoundingClientRect().top).to.be.closeTo(30, 0.6);
    scrollIntoView(paragraph, { offset: 100 })!.end();
    expect(paragraph.getBoundingClientRect().top).to.be.closeTo(100, 0.6);
  });

  it('leaves them within the element that scrolls, also one around a slot', async () => {
    const holder = await place(`<div><p style="margin: 600px 0 900px">Here</p></div>`);
    const root = holder.attachShadow({ mode: 'open' });
    root.innerHTML = box('<slot></slot>');
    const scroller = root.querySelector('div')!;
    const paragraph = holder.querySelector('p')!;
    scrollIntoView(paragraph)!.end();
    const inner = scroller.getBoundingClientRect().top + 7;
    expect(paragraph.getBoundingClientRect().top - inner).to.be.closeTo(30, 0.6);
    expect(page().scrollTop).to.equal(0);
  });

  it('goes as far as it can', async () => {
    const scroller = await place(box('<p style="margin: 0">First</p><div style="height: 600px"></div><p>Last</p>'));
    const [first, last] = scroller.querySelectorAll('p');
    scrollIntoView(last)!.end();
    expect(scroller.scrollTop).to.equal(scroller.scrollHeight - scroller.clientHeight);
    scrollIntoView(first)!.end();
    expect(scroller.scrollTop).to.equal(0);
  });

  it('calls back when it is over', async () => {
    const scroller = await place(box('<div style="height: 1200px"></div>'));
    const tops: number[] = [];
    const over = new EventTarget();
    const stop = onScrollEnd(scroller, () => {
      tops.push(scroller.scrollTop);
      over.dispatchEvent(new Event('over'));
    });
    const called = nextEvent(over, 'over');
    scroller.scrollTo({ top: 250, behavior: 'smooth' });
    await called;
    stop();
    expect(tops).to.deep.equal([250]);
  });
});

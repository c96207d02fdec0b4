import { expect } from '@open-wc/testing';
import { place, until } from '../../testing/fixture.js';
import { holdTimers } from '../../testing/held-timers.js';
import { SHRINK_DEBOUNCE_MS, SHRINK_MIN_PX, shrinkText, type ShrunkText } from './shrink-text.js';

const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
const fits = (element: Element) => element.scrollWidth <= element.clientWidth;

describe('text that is made to fit', () => {
  let shrunk: ShrunkText | undefined;
  afterEach(() => shrunk?.stop());

  const heading = (width: number, style = 'font-size: 40px') =>
    place(`<h2 style="width: ${width}px; white-space: nowrap; ${style}">A title of some length</h2>`);

  it('is as large as it can be', async () => {
    const title = await heading(250);
    expect(fits(title)).to.equal(false);
    shrunk = shrinkText(title);
    expect(fits(title)).to.equal(true);
    const size = sizeOf(title);
    expect(size).to.be.within(15, 39);
    title.style.fontSize = `${size + 0.5}px`;
    expect(fits(title), 'half a px more is too much').to.equal(false);
  });
  it('is no smaller than 11 px [UTL-014]', async () => {
    expect(SHRINK_MIN_PX).to.equal(11);
    const title = await heading(20);
    shrunk = shrinkText(title);
    expect(sizeOf(title)).to.equal(11);
    expect(fits(title)).to.equal(false);
  });
  it('keeps its size where that fits, or is smaller still', async () => {
    for (const [width, style] of [
      [900, 'font-size: 40px'],
      [20, 'font-size: 9px'],
    ] as const) {
      const title = await heading(width, style);
      shrunk = shrinkText(title);
      expect(title.style.cssText).to.contain(style);
      shrunk.stop();
    }
  });
  it('takes a word that is too long for a line, and its own size from a style sheet', async () => {
    const holder = await place(
      '<div style="width: 120px; font-size: 30px"><h2 style="margin: 0">A Donaudampfschiff goes</h2></div>',
    );
    const title = holder.querySelector('h2')!;
    const own = sizeOf(title);
    shrunk = shrinkText(title);
    expect(fits(title)).to.equal(true);
    expect(sizeOf(title)).to.be.below(own);
    shrunk.stop();
    expect(title.style.fontSize).to.equal('');
  });
  it('is fitted again 100 ms after the last change of the width [UTL-015]', async () => {
    expect(SHRINK_DEBOUNCE_MS).to.equal(100);
    const timers = holdTimers(100);
    try {
      const title = await heading(250);
      shrunk = shrinkText(title);
      const narrow = sizeOf(title);
      title.style.width = '900px';
      await until(() => timers.waiting().length === 1, 'the change is noticed', { interval: 5 });
      expect(sizeOf(title)).to.equal(narrow);
      timers.runOut(100);
      expect(sizeOf(title)).to.equal(40);
      title.style.width = '200px';
      await until(() => timers.waiting().length === 1, 'the second change is noticed', { interval: 5 });
      timers.runOut(100);
      expect(sizeOf(title)).to.be.below(narrow);
      expect(fits(title)).to.equal(true);
    } finally {
      timers.restore();
    }
  });
  it('is fitted again when it is said that it has changed, and not after the end', async () => {
    const timers = holdTimers(100);
    try {
      const title = await heading(250);
      shrunk = shrinkText(title);
      title.textContent = 'Short';
      shrunk.update();
      expect(sizeOf(title)).to.equal(40);
      title.style.width = '240px';
      await until(() => timers.waiting().length === 1, 'the change is noticed', { interval: 5 });
      shrunk.stop();
      expect(timers.waiting()).to.deep.equal([]);
    } finally {
      timers.restore();
    }
  });
});

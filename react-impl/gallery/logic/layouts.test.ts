import { expect } from '@open-wc/testing';
import { justifiedRows } from './justified-rows.js';
import { columnCount, masonry, masonryCss } from './masonry.js';
import { findLayout, layoutName } from '../layouts/layouts.js';
import { readAspectRatio } from '../../../shared/media/images/aspect-ratio.js';
import { groupCount, groupOf, stepFrom, wrapIndex } from './positions.js';

describe('gallery logic', () => {
  it('wraps an index by modulo and counts negative ones from the end [GAL-050]', () => {
    const cases = [
      [0, 0],
      [4, 4],
      [5, 0],
      [12, 2],
      [-1, 4],
      [-5, 0],
      [-7, 3],
      [2.9, 2],
    ] as const;
    for (const [given, expected] of cases) expect(wrapIndex(given, 5), `${given} of 5`).to.equal(expected);
    expect(wrapIndex(3, 0)).to.equal(0);
    expect(wrapIndex(-3, 1)).to.equal(0);
  });
  it('steps by one, wraps around with loop, and stops at the ends without', () => {
    expect(stepFrom(1, 1, 3, false)).to.deep.equal({ index: 2 });
    expect(stepFrom(2, 1, 3, true)).to.deep.equal({ index: 0 });
    expect(stepFrom(0, -1, 3, true)).to.deep.equal({ index: 2 });
    expect(stepFrom(2, 1, 3, false)).to.deep.equal({ end: 'end' });
    expect(stepFrom(0, -1, 3, false)).to.deep.equal({ end: 'beginning' });
    expect(stepFrom(0, 1, 1, true)).to.deep.equal({ end: 'end' });
  });
  it('has as many groups as slides divided by slides per row, rounded up [GAL-068]', () => {
    expect(groupCount(7, 3)).to.equal(3);
    expect(groupCount(6, 3)).to.equal(2);
    expect(groupCount(0, 3)).to.equal(0);
    expect(groupOf(5, 3)).to.equal(1);
  });
  it('reads ratios; "Auto" is none', () => {
    expect(['3:2', '16/9', '1.5', 'Auto', '', '0:1', 'wide'].map(readAspectRatio)).to.deep.equal([
      '3 / 2',
      '16 / 9',
      '1.5 / 1',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('maps the design stacked to the base layout [GAL-024]', () => expect(layoutName('stacked')).to.equal('base'));
  it('maps slider to the strip [GAL-025]', () => expect(layoutName('slider')).to.equal('strip'));
  it('maps slideshow to stacked [GAL-026]', () => expect(layoutName('slideshow')).to.equal('stacked'));
  it('maps grid, autogrid, autocolumns, carousel and list to themselves [GAL-027]', () => {
    for (const name of ['grid', 'autogrid', 'autocolumns', 'carousel', 'list']) expect(layoutName(name)).to.equal(name);
  });
  it('any other design has the base layout [GAL-028]', () => {
    for (const name of ['', 'mosaic', 'toString']) expect(layoutName(name)).to.equal('base');
  });
  it('throws for an unknown layout, with its name [GAL-029]', () => {
    expect(() => findLayout('mosaic')).to.throw(/These are not the gallery designs you are looking for.*mosaic/);
    expect(findLayout('carousel').grouped).to.equal(true);
  });
});

/** A pseudo-random sequence, the same each time. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
const overlap = (a: { x: number; y: number; width: number; height: number }, b: typeof a) =>
  a.x < b.x + b.width - 0.001 &&
  b.x < a.x + a.width - 0.001 &&
  a.y < b.y + b.height - 0.001 &&
  b.y < a.y + a.height - 0.001;

describe('justified rows', () => {
  it('fill the width; the last row keeps its height', () => {
    const { boxes, height } = justifiedRows([2, 2, 2], { width: 1020, rowHeight: 200, gutter: 20 });
    expect(boxes).to.deep.equal([
      { x: 0, y: 0, width: 500, height: 250 },
      { x: 520, y: 0, width: 500, height: 250 },
      { x: 0, y: 270, width: 400, height: 200 },
    ]);
    expect(height).to.equal(470);
  });
  it('are 250 px high with 20 px between by default', () => {
    const { boxes } = justifiedRows([1, 1, 1, 1], { width: 540 });
    expect(boxes[0]).to.deep.equal({ x: 0, y: 0, width: 260, height: 260 });
    expect(boxes[2]).to.deep.include({ y: 280, height: 250 });
  });
  it('have as many slides as fit with their gutters, to the pixel', () => {
    const tops = (width: number) =>
      justifiedRows([1, 1], { width, rowHeight: 200, gutter: 20 }).boxes.map(({ y }) => y);
    expect(tops(420)).to.deep.equal([0, 0]);
    expect(tops(419)).to.deep.equal([0, 439]);
    expect(tops(400)).to.deep.equal([0, 420]);
  });
  it('scale down a slide that is wider than the gallery', () => {
    expect(justifiedRows([4], { width: 300, rowHeight: 200 }).boxes[0]).to.deep.equal({
      x: 0,
      y: 0,
      width: 300,
      height: 75,
    });
    expect(justifiedRows([], { width: 300 })).to.deep.equal({ boxes: [], height: 0 });
  });
  it('keep all shapes, fill all rows and have no overlap, in 500 random galleries', () => {
    const random = seeded(7);
    for (let run = 0; run < 500; run++) {
      const ratios = Array.from({ length: 1 + Math.floor(random() * 30) }, () => 0.3 + random() * 3);
      const [width, gutter] = [200 + random() * 1500, random() * 30];
      const { boxes, height } = justifiedRows(ratios, { width, gutter });
      const rows = Map.groupBy(boxes, ({ y }) => y);
      boxes.forEach((box, index) => expect(box.width / box.height).to.be.closeTo(ratios[index]!, 1e-6));
      [...rows.values()].slice(0, -1).forEach((row) => {
        const last = row.at(-1)!;
        expect(last.x + last.width).to.be.closeTo(width, 0.001);
      });
      expect(Math.max(...boxes.map((box) => box.y + box.height))).to.be.closeTo(height, 0.001);
      for (const row of rows.values())
        expect(row.some((a, i) => row.some((b, j) => i < j && overlap(a, b)))).to.equal(false);
    }
  });
});

describe('masonry', () => {
  it('puts each slide into the shortest column, of equal ones the first', () => {
    const { boxes, height } = masonry([1, 0.5, 1, 1, 2], { width: 300, columnWidth: 100 });
    expect(boxes.map(({ x, y }) => [x, y])).to.deep.equal([
      [0, 0],
      [100, 0],
      [200, 0],
      [0, 100],
      [200, 100],
    ]);
    expect(height).to.equal(200);
  });
  it('has as many columns as fit, at least one', () => {
    expect([columnCount(1000), columnCount(999), columnCount(100)]).to.deep.equal([4, 3, 1]);
    expect(columnCount(1000, { gutter: 20 })).to.equal(3);
    expect(columnCount(100, { minColumns: 2 })).to.equal(2);
  });
  it('depends on the width only by the number of columns', () => {
    const random = seeded(3);
    const ratios = Array.from({ length: 60 }, () => 0.4 + random() * 2);
    const columns = (width: number) =>
      masonry(ratios, { width, gutter: 12 }).boxes.map(({ x }) => Math.round(x / ((width + 12) / 3)));
    expect(columns(790)).to.deep.equal(columns(1000));
  });
  it('is the same as a style sheet, without script', async () => {
    const random = seeded(11);
    const ratios = Array.from({ length: 25 }, () => 0.4 + random() * 2);
    const options = { columnWidth: 120, gutter: 10 };
    const style = document.createElement('style');
    style.textContent = `#printed{position:relative;container-type:inline-size}${masonryCss('#printed', ratios, { ...options, maxColumns: 12 })}`;
    const holder = document.createElement('div');
    const inside = ratios.map((ratio) => `<div style="aspect-ratio:${ratio}"></div>`).join('');
    // Templates have one element around all slides, which the page-side sheet gives no box.
    const wrapped = `<div class="sqs-gallery" style="display:contents">${inside}</div>`;
    document.body.append(style, holder);
    try {
      for (const html of [inside, wrapped])
        for (const width of [100, 250, 377, 640, 1333]) {
          holder.innerHTML = `<div id="printed">${html}</div>`;
          holder.style.width = `${width}px`;
          const printed = holder.firstElementChild!;
          const slides = [...printed.querySelectorAll('[style*="ratio"]')];
          const origin = printed.getBoundingClientRect();
          const { boxes, height } = masonry(ratios, { ...options, width });
          expect(origin.height, `height at ${width}`).to.be.closeTo(height, 1);
          boxes.forEach((box, index) => {
            const { left, top, width: wide } = slides[index]!.getBoundingClientRect();
            expect(left - origin.left, `x of ${index} at ${width}`).to.be.closeTo(box.x, 0.6);
            expect(top - origin.top, `y of ${index} at ${width}`).to.be.closeTo(box.y, 0.6);
            expect(wide).to.be.closeTo(box.width, 0.6);
          });
        }
    } finally {
      style.remove();
      holder.remove();
    }
  });
});

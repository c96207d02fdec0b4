import { expect } from '@open-wc/testing';
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

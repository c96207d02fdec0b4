import { expect } from '@open-wc/testing';
import { swipeAction } from './swipe.js';

describe('a swipe over slides', () => {
  it('is at least 50 px long and takes at most 250 ms [GAL-097]', () => {
    expect(swipeAction({ x: -50, y: 0, time: 250 }, false)).to.equal('next');
    expect(swipeAction({ x: 50, y: 0, time: 250 }, false)).to.equal('previous');
    expect(swipeAction({ x: -49, y: 0, time: 100 }, false), 'too short').to.equal(undefined);
    expect(swipeAction({ x: -200, y: 0, time: 251 }, false), 'too slow').to.equal(undefined);
  });
  it('is more horizontal than vertical', () => {
    expect(swipeAction({ x: -60, y: 59, time: 100 }, false)).to.equal('next');
    for (const y of [60, -60, 90]) expect(swipeAction({ x: -60, y, time: 100 }, false)).to.equal(undefined);
  });
  it('to the left leads to the next slide, in right-to-left text to the previous one', () => {
    expect(swipeAction({ x: -60, y: 20, time: 100 }, true)).to.equal('previous');
    expect(swipeAction({ x: 60, y: 20, time: 100 }, true)).to.equal('next');
  });
});

import { expect } from '@open-wc/testing';
import { clickAction, type Click } from './click-action.js';

const at = (x: number, y: number, rest: Partial<Click> = {}) =>
  clickAction({ x: x / 1000, y: y / 500, on: 'elsewhere', count: 3, mobile: false, rtl: false, zooms: false, ...rest });

describe('lightbox logic', () => {
  it('on desktop the right half is next and the left half previous, on the image too [LBX-005]', () => {
    expect([at(700, 250), at(300, 250), at(700, 250, { on: 'image' })]).to.deep.equal(['next', 'previous', 'next']);
    expect([at(700, 250, { rtl: true }), at(300, 250, { rtl: true })]).to.deep.equal(['previous', 'next']);
    expect([at(700, 250, { count: 2 }), at(300, 250, { count: 2 })]).to.deep.equal(['next', 'previous']);
  });
  it('not within 2 percent of an edge, on all four sides [LBX-006]', () => {
    expect([at(19, 250), at(981, 250), at(500, 9), at(500, 491)]).to.deep.equal(['close', 'close', 'close', 'close']);
    expect([at(21, 250), at(979, 250)]).to.deep.equal(['previous', 'next']);
  });
  it('a click anywhere else closes, except on an image or a link [LBX-007]', () => {
    expect(at(5, 250, { on: 'image' })).to.equal('none');
    expect([at(700, 250, { count: 1 }), at(700, 250, { count: 1, on: 'image' })]).to.deep.equal(['close', 'none']);
    expect([at(700, 250, { mobile: true }), at(700, 250, { mobile: true, on: 'image' })]).to.deep.equal([
      'close',
      'none',
    ]);
    expect(at(700, 250, { on: 'own', zooms: true })).to.equal('none');
  });
  it('a click on an image enlarges it where that is what clicks on images do', () => {
    expect(at(700, 250, { on: 'image', zooms: true })).to.equal('zoom');
    expect(at(700, 250, { zooms: true })).to.equal('next');
  });
});

import { expect } from '@open-wc/testing';
import { place } from '../../testing/fixture.js';
import { pretendMedia } from '../../testing/media.js';
import { HIDDEN_SCALE, scaleIn, scaleOut } from './scale.js';

const widthOf = (element: Element) => element.getBoundingClientRect().width;
const animationOf = (element: Element) => {
  const [animation, ...more] = element.getAnimations();
  expect(more).to.deep.equal([]);
  return animation!;
};
/** Holds the animation at a time, in ms. */
const holdAt = (element: Element, ms: number) => {
  const animation = animationOf(element);
  animation.pause();
  animation.currentTime = ms;
  return animation;
};
const placeBox = (attributes = '') =>
  place(`<div ${attributes} style="width: 200px; height: 100px; opacity: 0.5">Overlay</div>`);

describe('an element that is scaled', () => {
  it('comes in from 0.94 of its size, and from transparent [UTL-012]', async () => {
    expect(HIDDEN_SCALE).to.equal(0.94);
    const box = await placeBox('hidden');
    const shown = scaleIn(box);
    expect(box.hidden).to.equal(false);
    const animation = holdAt(box, 0);
    expect(widthOf(box)).to.be.closeTo(188, 0.1);
    expect(getComputedStyle(box).opacity).to.equal('0');
    animation.finish();
    expect(await shown).to.equal(true);
    expect(widthOf(box)).to.be.closeTo(200, 0.1);
    expect(getComputedStyle(box).opacity).to.equal('0.5');
  });
  it('goes the same way back, and is hidden then [UTL-012]', async () => {
    const box = await placeBox();
    const gone = scaleOut(box);
    const animation = holdAt(box, 299.99);
    expect(widthOf(box)).to.be.closeTo(188, 0.1);
    expect(box.hidden).to.equal(false);
    animation.finish();
    expect(await gone).to.equal(true);
    expect(box.hidden).to.equal(true);
  });
  it('takes 0.3 s, or what is asked for [UTL-011]', async () => {
    const box = await placeBox('hidden');
    void scaleIn(box);
    expect(animationOf(box).effect?.getTiming().duration).to.equal(300);
    void scaleIn(box, 40);
    expect(animationOf(box).effect?.getTiming().duration).to.equal(40);
  });
  it('is shown at once for a visitor who asks for less motion', async () => {
    const media = pretendMedia(/reduced-motion/, true);
    const box = await placeBox('hidden');
    const shown = scaleIn(box);
    media.restore();
    expect(widthOf(box)).to.be.closeTo(200, 0.1);
    expect(await shown).to.equal(true);
  });
  it('stays shown where it is shown again before it is hidden', async () => {
    const box = await placeBox();
    const gone = scaleOut(box);
    const shown = scaleIn(box, 1);
    expect(await gone).to.equal(false);
    expect(await shown).to.equal(true);
    expect(box.hidden).to.equal(false);
  });
});

import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture } from '../../shared/testing/pictures.js';
import '../../elements/sq-lightbox/index.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { button, current, inView, openGallery, viewport, type Gallery } from './testing/gallery.js';

const linked = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<figure><a href="#followed-${index}"><img src="${picture()}" alt="Slide ${index}" width="300" height="200"></a><figcaption>Words that may be selected ${index}</figcaption></figure>`,
  ).join('');

/** Where a mouse is put down, with room on both sides. */
const pointIn = (element: Element, share = 0.75): [number, number] => {
  const { x, y, width } = element.getBoundingClientRect();
  return [Math.round(x + width * share), Math.round(y + 60)];
};
const move = (position: [number, number]) => sendMouse({ type: 'move', position });
/** Points at the gallery, as every mouse does before it drags. */
async function pointAt(element: Gallery, share: number): Promise<[number, number]> {
  const [x, y] = pointIn(viewport(element), share);
  await move([x, y]);
  await until(() => getComputedStyle(viewport(element)).cursor === 'grab', 'can be dragged');
  return [x, y];
}
/** Presses the button over the gallery, moves by `px` in steps, and lets go. */
async function dragBy(element: Gallery, px: number, whileHeld?: () => unknown) {
  const [x, y] = await pointAt(element, px < 0 ? 0.75 : 0.25);
  await sendMouse({ type: 'down' });
  for (let step = 1; step <= 5; step++) await move([Math.round(x + (px * step) / 5), y]);
  await whileHeld?.();
  await sendMouse({ type: 'up' });
  await until(() => !element.inMotion && !viewport(element).style.scrollSnapType, 'rests');
}

describe('sq-gallery: drags with a mouse', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => {
    media = pretendMedia(/reduced-motion/, false);
    location.hash = '';
  });
  afterEach(async () => {
    media.restore();
    await resetMouse();
    location.hash = '';
  });

  for (const [name, attributes, next] of [
    ['a carousel', 'design="carousel"', 3],
    ['a slideshow that scrolls', 'design="slideshow" transition="scroll" image-aspect-ratio="3:1"', 1],
    ['a slider', 'design="slider" v-size="20" alignment="start"', 1],
  ] as const)
    it(`${name} follows the mouse, rests at a slide, and follows no link`, async () => {
      const element = await openGallery(attributes, linked(9), 600);
      const seen: number[] = [];
      element.addEventListener('sq-slide-change', ({ detail }) => seen.push(detail.index));
      const start = viewport(element).scrollLeft;
      // A row that rests while it is held changes nothing: else the flick that follows would lead one slide too far.
      let rested = !('onscrollend' in window);
      viewport(element).addEventListener('scrollend', () => (rested = true));
      await dragBy(element, attributes.includes('slider') ? -280 : -400, async () => {
        await until(() => rested, 'rests in the hand');
        expect(viewport(element).scrollLeft - start, 'follows').to.be.above(200);
        expect(getComputedStyle(viewport(element)).cursor).to.equal('grabbing');
        expect(seen, 'not before it is let go').to.deep.equal([]);
      });
      expect([current(element), seen]).to.deep.equal([next, [next]]);
      const edge = viewport(element).getBoundingClientRect().left;
      expect(element.children[next]!.getBoundingClientRect().left).to.be.closeTo(edge, 3);
      expect([location.hash, String(getSelection())], 'no link, no selected text').to.deep.equal(['', '']);
      await dragBy(element, 400);
      expect(current(element), 'and back').to.equal(0);
    });

  it('goes back after a short drag, and the next click follows its link', async () => {
    const element = await openGallery('design="carousel" slides-per-row="2"', linked(6), 600);
    // Held still before it is let go, so that it is no flick.
    await dragBy(element, -60, async () => {
      const [x, y] = pointIn(viewport(element));
      for (let still = 0; still < 6; still++) await move([x - 60, y + (still % 2)]);
    });
    expect([current(element), viewport(element).scrollLeft, location.hash]).to.deep.equal([0, 0, '']);
    await sendMouse({ type: 'click', position: pointIn(element.children[1]!) });
    await until(() => location.hash === '#followed-1');
  });

  it('drags neither images nor links out of the page, and leaves captions to be selected', async () => {
    const element = await openGallery('design="carousel"', linked(6), 600);
    let dragged = 0;
    document.addEventListener('dragstart', ({ defaultPrevented }) => (dragged += defaultPrevented ? 0 : 1), {
      once: true,
    });
    await dragBy(element, -120);
    expect(dragged).to.equal(0);
    const index = current(element);
    const caption = element.children[index]!.querySelector('figcaption')!;
    const { x, y, width } = caption.getBoundingClientRect();
    await move([Math.round(x + 2), Math.round(y + 16)]);
    await sendMouse({ type: 'down' });
    await move([Math.round(x + width / 2), Math.round(y + 16)]);
    await move([Math.round(x + width - 4), Math.round(y + 16)]);
    await sendMouse({ type: 'up' });
    expect(String(getSelection()).length).to.be.above(3);
    expect(current(element)).to.equal(index);
  });

  it('opens no lightbox', async () => {
    const element = await openGallery('design="carousel" lightbox', linked(9), 600);
    let opened = 0;
    document.addEventListener('sq-lightbox-open', () => opened++, { once: true });
    const [x, y] = pointIn(viewport(element));
    await move([x, y]);
    await until(() => getComputedStyle(viewport(element)).cursor === 'grab', 'can be dragged');
    await sendMouse({ type: 'down' });
    for (const way of [100, 200, 300]) await move([x - way, y]);
    await sendMouse({ type: 'up' });
    await until(() => current(element) === 3);
    expect([opened, location.hash]).to.deep.equal([0, '']);
  });

  it('gives way beyond an end, and moves what is in motion', async () => {
    const element = await openGallery('design="carousel"', linked(9), 600);
    await dragBy(element, 150, () => expect(viewport(element).style.translate).to.equal('50px'));
    expect([viewport(element).style.translate, current(element)]).to.deep.equal(['', 0]);
    button(element, 'control-next').click();
    await dragBy(element, -450);
    await until(() => current(element) > 0 && !element.inMotion);
    expect(inView(element), 'whole slides').to.equal(3);
  });

  it('does not drag where all slides are in view', async () => {
    const element = await openGallery('design="carousel"', linked(6), 600);
    await pointAt(element, 0.75);
    for (const slide of [...element.children].slice(3)) slide.remove();
    await until(() => getComputedStyle(viewport(element)).cursor !== 'grab', 'nothing to drag');
    const [x, y] = pointIn(viewport(element));
    await sendMouse({ type: 'down' });
    for (const way of [50, 100]) await move([x - way, y]);
    expect(viewport(element).style.translate).to.equal('');
    await sendMouse({ type: 'up' });
  });
});

describe('sq-gallery: sideways movements on a trackpad', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, false)));
  afterEach(() => media.restore());

  let time = 1000;
  /** One event of a wheel, `after` ms after the one before. */
  function wheel(element: Element, deltaX: number, deltaY = 0, after = 16, deltaMode = 0) {
    time += after;
    const event = new WheelEvent('wheel', {
      bubbles: true,
      composed: true,
      cancelable: true,
      deltaX,
      deltaY,
      deltaMode,
    });
    Object.defineProperty(event, 'timeStamp', { value: time });
    element.firstElementChild!.dispatchEvent(event);
    return event.defaultPrevented;
  }
  const still = (element: Gallery) => until(() => !element.inMotion);

  for (const transition of ['fade', 'new-swipe'])
    it(`${transition}: one movement is one slide, whatever follows from its speed`, async () => {
      const element = await openGallery(`design="slideshow" transition="${transition}" speed="0.01"`, 4, 400);
      expect(wheel(element, 20, 3, 1000), 'the page does not go back').to.equal(true);
      expect(current(element), 'too little').to.equal(0);
      for (const delta of [40, 80, 60, 40, 20, 8, 2]) wheel(element, delta);
      await still(element);
      expect(current(element)).to.equal(1);
      for (const delta of [40, 80]) wheel(element, delta, 0, delta === 40 ? 400 : 16);
      await still(element);
      expect(current(element)).to.equal(2);
      wheel(element, -50, 0, 400);
      await still(element);
      expect(current(element)).to.equal(1);
      wheel(element, 3, 0, 400, WheelEvent.DOM_DELTA_LINE);
      await still(element);
      expect(current(element), 'in lines').to.equal(2);
    });
  it('leaves the page to scroll up and down', async () => {
    const element = await openGallery('design="slideshow" speed="0.01"', 4, 400);
    expect(wheel(element, 30, 40, 400)).to.equal(false);
    expect(wheel(element, 0, 400)).to.equal(false);
    expect(current(element)).to.equal(0);
  });
  it('in right-to-left text the next slide is on the left', async () => {
    const element = await openGallery('design="slideshow" speed="0.01" dir="rtl"', 4, 400);
    wheel(element, -60, 0, 400);
    await still(element);
    expect(current(element)).to.equal(1);
  });
});

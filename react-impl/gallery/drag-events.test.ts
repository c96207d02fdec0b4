import { expect } from '@open-wc/testing';
import { settled, until } from '../../shared/testing/fixture.js';
import '../../elements/sq-gallery/index.js';
import { current, openGallery, viewport } from './testing/gallery.js';
import { canBeDragged, IMAGE, prepareGestures } from './testing/gesture-users.js';

/** An event of the mouse over an element, at this place from the left, in px of the window. */
const mouse = (target: Element, type: string, clientX: number, more: PointerEventInit = {}) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      composed: true,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'mouse',
      buttons: 1,
      clientX,
      clientY: 50,
      ...more,
    }),
  );
/** The button is pressed at the first place, and the mouse moves to the others. */
const press = (target: Element, [first, ...others]: readonly [number, ...number[]], more?: PointerEventInit) => {
  mouse(target, 'pointerdown', first, more);
  for (const x of others) mouse(target, 'pointermove', x, more);
};
/** The mouse comes back, without a button. */
const comeBack = (target: Element, x: number, buttons = 0) => mouse(target, 'pointermove', x, { buttons });

describe('sq-gallery: drags with the mouse, by their events', () => {
  prepareGestures();

  it('a drag with a modifier key is not for the gallery', async () => {
    const element = await openGallery('design="slideshow" transition="new-swipe"', IMAGE.repeat(3), 400);
    await canBeDragged(element);
    const image = element.children[0]!;
    press(image, [300, 280, 60], { altKey: true });
    comeBack(image, 60);
    await settled(element);
    expect(current(element)).to.equal(0);
    press(image, [300, 280, 60]);
    comeBack(image, 60);
    await until(() => current(element) === 1);
  });

  describe('a button that was let go where nobody saw it', () => {
    for (const [name, attributes] of [
      ['a carousel', 'design="carousel" slides-per-row="1"'],
      ['a slideshow that follows', 'design="slideshow" transition="new-swipe"'],
    ] as const) {
      it(`ends the drag of ${name}`, async () => {
        const element = await openGallery(attributes, IMAGE.repeat(3), 400);
        await canBeDragged(element);
        const image = element.children[0]!;
        press(image, [300, 280, 60]);
        expect(viewport(element).scrollLeft, 'held').to.be.above(200);
        comeBack(image, 60);
        await until(() => current(element) === 1 && !element.inMotion);
        await until(() => viewport(element).style.scrollSnapType === '');
        const { scrollLeft } = viewport(element);
        comeBack(image, 260);
        comeBack(image, 360);
        expect(viewport(element).scrollLeft).to.equal(scrollLeft);
      });
      it(`ends the press on ${name} that has not become a drag`, async () => {
        const element = await openGallery(attributes, IMAGE.repeat(3), 400);
        await canBeDragged(element);
        const image = element.children[0]!;
        press(image, [300, 297]);
        for (const x of [280, 200, 60]) comeBack(image, x);
        expect(viewport(element).scrollLeft).to.equal(0);
      });
      it(`ends the drag of ${name} also where another button is still held`, async () => {
        const element = await openGallery(attributes, IMAGE.repeat(3), 400);
        await canBeDragged(element);
        const image = element.children[0]!;
        press(image, [300, 280, 60]);
        comeBack(image, 60, 2);
        await until(() => current(element) === 1 && !element.inMotion);
      });
    }
  });
});

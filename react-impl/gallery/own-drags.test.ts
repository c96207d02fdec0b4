import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { settled, until } from '../../shared/testing/fixture.js';
import '../../elements/sq-gallery/index.js';
import { current, openGallery, viewport } from './testing/gallery.js';
import {
  canBeDragged,
  CONTROLS,
  DRAGGED,
  IMAGE,
  middleOf,
  MOUSE_DRAGGED,
  movedBy,
  prepareGestures,
  PRESSED,
} from './testing/gesture-users.js';

const move = (position: [number, number]) => sendMouse({ type: 'move', position });
/** Presses the button on an element, moves to the left in steps, and lets go. */
async function dragFrom([x, y]: [number, number], px = -160, letGo = true) {
  await move([x, y]);
  await sendMouse({ type: 'down' });
  for (const share of [0.5, 1]) await move([Math.max(1, Math.round(x + px * share)), y]);
  if (letGo) await sendMouse({ type: 'up' });
}

describe('sq-gallery: drags that are not ours', () => {
  const open = prepareGestures();

  describe('a drag with the mouse', () => {
    for (const [name, attributes] of [
      ['a slideshow that follows', 'design="slideshow" transition="new-swipe"'],
      ['a carousel', 'design="carousel" slides-per-row="1"'],
    ] as const)
      for (const [kind, users] of [
        ['a press and a drag', CONTROLS],
        ['a press', PRESSED],
        ['a drag', { ...DRAGGED, ...MOUSE_DRAGGED }],
      ] as const)
        it(`of ${name} begins on none of those that want it: ${kind}`, async () => {
          const element = await open(attributes, users);
          await canBeDragged(element);
          expect(await movedBy(element, users, (target) => dragFrom(middleOf(target)))).to.deep.equal([]);
          const { x, y } = element.firstElementChild!.getBoundingClientRect();
          await dragFrom([Math.round(x + 600), Math.round(y + 12)], -500);
          await until(() => current(element) === 1, 'beside them it does');
        });

    it('selects the text that it begins on, and the click after it does nothing', async () => {
      const element = await openGallery(
        'design="slideshow"',
        `<blockquote><div>Words of somebody, to be read and copied</div></blockquote>${IMAGE}`,
        500,
      );
      await dragFrom(middleOf(element.querySelector('div')!), 90);
      expect(String(getSelection()).length).to.be.above(3);
      await settled(element);
      expect(current(element)).to.equal(0);
      getSelection()!.removeAllRanges();
      // Further on: at the same place it would be a double click in WebKit, which selects a word.
      const [x, y] = middleOf(element.querySelector('div')!);
      await sendMouse({ type: 'click', position: [x + 60, y] });
      await until(() => current(element) === 1);
    });

    for (const [name, type] of [
      ['answers the press', 'pointerdown'],
      ['answers the older event of the press', 'mousedown'],
    ] as const)
      it(`is left to an element that ${name}`, async () => {
        const element = await openGallery('design="carousel" slides-per-row="1"', `<div>${IMAGE}</div>`.repeat(3), 400);
        await canBeDragged(element);
        const image = element.querySelector('img')!;
        image.addEventListener(type, (event) => event.preventDefault());
        await dragFrom([middleOf(image)[0] + 200, middleOf(image)[1]], -160, false);
        expect(viewport(element).scrollLeft).to.equal(0);
        await sendMouse({ type: 'up' });
      });
  });
});

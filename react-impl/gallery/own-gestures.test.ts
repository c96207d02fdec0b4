import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { until } from '../../shared/testing/fixture.js';
import '../../elements/sq-gallery/index.js';
import { current, openGallery } from './testing/gallery.js';
import {
  CONTROLS,
  DRAGGED,
  IMAGE,
  middleOf,
  MOUSE_DRAGGED,
  movedBy,
  prepareGestures,
  PRESSED,
  strokeOver,
} from './testing/gesture-users.js';

const move = (position: [number, number]) => sendMouse({ type: 'move', position });

describe('sq-gallery: gestures that are not ours', () => {
  const open = prepareGestures();

  describe('a swipe with a finger', () => {
    for (const [name, attributes] of [
      ['a slideshow', 'design="slideshow"'],
      ['a slideshow that follows', 'design="slideshow" transition="new-swipe"'],
    ] as const)
      it(`over ${name} begins on none of those that want it, and on all others`, async () => {
        const users = { ...CONTROLS, ...DRAGGED };
        const swipe = (target: Element) => {
          const [x] = middleOf(target);
          strokeOver(target, [
            [x, 0],
            [x - 60, 40],
            [x - 420, 80],
            [x - 420, 100],
          ]);
        };
        const element = await open(attributes, users);
        expect(await movedBy(element, users, swipe)).to.deep.equal([]);
        element.parentElement!.remove();
        const others = { ...PRESSED, ...MOUSE_DRAGGED, 'a silent loop': '<video muted loop data-user></video>' };
        const second = await open(attributes, others);
        expect(await movedBy(second, others, swipe)).to.deep.equal(Object.keys(others));
      });
  });

  describe('a click', () => {
    const users = {
      ...CONTROLS,
      ...PRESSED,
      'a choice': '<select data-user aria-label="A"><option>1</option></select>',
      'a link': '<a href="#followed" data-user>Words</a>',
      'what is embedded': '<object data-user></object>',
    };
    it('on a control, a label or a link in a slide does not move the slideshow', async () => {
      const element = await open('design="slideshow"', users);
      const click = (target: HTMLElement) =>
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
      await move(middleOf(element));
      await until(() => getComputedStyle(element).getPropertyValue('--sq-gallery-cursor'), 'handles clicks');
      // On the place itself, which a real mouse finds.
      const places = 'a place on an image';
      expect(await movedBy(element, users, click)).to.deep.equal([places]);
      click(element.querySelector('.card')!);
      await until(() => current(element) === 1, 'beside them it does');
    });
    it('of a real mouse reaches a label, a link and a place on an image, and the slide stays', async () => {
      const element = await open('design="slideshow"', PRESSED);
      const boxes = element.querySelectorAll<HTMLInputElement>('input');
      await sendMouse({ type: 'click', position: middleOf(element.querySelector('label')!) });
      expect([boxes[0]!.checked, current(element)]).to.deep.equal([true, 0]);
      await sendMouse({ type: 'click', position: middleOf(element.querySelector('summary')!) });
      expect([element.querySelector('details')!.open, current(element)]).to.deep.equal([true, 0]);
      await sendMouse({ type: 'click', position: middleOf(element.querySelector('[usemap]')!) });
      await until(() => location.hash === '#followed');
      expect(current(element)).to.equal(0);
    });
    it('on a word of a slide goes on, and on a silent loop', async () => {
      const element = await openGallery('design="slideshow"', `<p>Words</p><video muted loop></video>${IMAGE}`, 500);
      await sendMouse({ type: 'click', position: middleOf(element.children[0]!) });
      await until(() => current(element) === 1);
      await sendMouse({ type: 'click', position: middleOf(element.children[1]!) });
      await until(() => current(element) === 2);
    });
    it('on a link in a card follows the link, not the address of the card', async () => {
      const element = await openGallery(
        'design="grid"',
        `<div data-click-through-url="#card">${IMAGE}<p><a href="#followed">More</a></p></div>`,
      );
      await sendMouse({ type: 'click', position: middleOf(element.querySelector('a')!) });
      await until(() => location.hash === '#followed');
      await sendMouse({ type: 'click', position: middleOf(element.querySelector('img')!) });
      await until(() => location.hash === '#card');
    });
    it('on a link in the card beside the current one of a slider follows the link', async () => {
      const one = `<div style="width:200px">${IMAGE}<p><a href="#followed">More</a></p></div>`;
      const element = await openGallery('design="slider" v-size="24" alignment="start"', one.repeat(3), 600);
      await sendMouse({ type: 'click', position: middleOf(element.children[1]!.querySelector('a')!) });
      await until(() => location.hash === '#followed');
      expect(current(element)).to.equal(0);
      await sendMouse({ type: 'click', position: middleOf(element.children[1]!.querySelector('img')!) });
      await until(() => current(element) === 1);
    });
  });

  describe('a sideways movement of the wheel', () => {
    let time = 1000;
    function wheel(target: Element, deltaX: number, after = 400) {
      time += after;
      const event = new WheelEvent('wheel', { bubbles: true, composed: true, cancelable: true, deltaX });
      Object.defineProperty(event, 'timeStamp', { value: time });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    }
    const scroller = (more = '') =>
      `<div style="padding:10px"><div class="wide" style="overflow-x:auto;width:200px" ${more}><div style="width:500px;height:40px">_</div></div></div>${IMAGE.repeat(2)}`;

    for (const transition of ['fade', 'new-swipe'])
      it(`${transition}: scrolls what can be scrolled in a slide, to its end`, async () => {
        const element = await openGallery(`design="slideshow" transition="${transition}"`, scroller(), 500);
        const wide = element.querySelector('.wide')!;
        expect(wheel(wide.firstElementChild!, 60), 'the browser scrolls it').to.equal(false);
        expect(current(element)).to.equal(0);
        wide.scrollLeft = 300;
        expect(wheel(wide.firstElementChild!, 60, 16), 'the same movement').to.equal(false);
        expect(current(element)).to.equal(0);
        expect(wheel(wide.firstElementChild!, 60), 'a new one, at the end').to.equal(true);
        await until(() => current(element) === 1);
      });
    it('in right-to-left text too', async () => {
      const element = await openGallery('design="slideshow" dir="rtl"', scroller(), 500);
      const wide = element.querySelector('.wide')!;
      expect(wheel(wide, -60)).to.equal(false);
      wide.scrollLeft = -300;
      expect(wheel(wide, 60)).to.equal(false);
      expect(current(element)).to.equal(0);
      wheel(wide, -60);
      await until(() => current(element) === 1);
    });
    it('that an element in a slide has answered is not for the gallery', async () => {
      const element = await openGallery('design="slideshow"', scroller(), 500);
      element.querySelector('.wide')!.addEventListener('wheel', (event) => event.preventDefault());
      element.querySelector<HTMLElement>('.wide')!.scrollLeft = 300;
      wheel(element.querySelector('.wide')!, 60);
      expect(current(element)).to.equal(0);
    });
  });
});

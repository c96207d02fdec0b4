import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { FITTED, maxScale, softly, within, zoomAt } from '../../react-impl/lightbox/logic/zoom.js';
import { inShadow, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { slides } from '../../shared/testing/pictures.js';
import {
  animations,
  closeAtOnce,
  closed,
  dialog,
  endAnimations,
  frame,
  isOpen,
  part,
  photograph,
  placeLightbox,
  scaleOf,
  shown,
  style,
  type Lightbox,
} from './testing/viewer.js';
import './index.js';
import sheet from './sq-lightbox.css' with { type: 'css' };

const LARGE = photograph(3000, 2000);
const large = `<a href="${LARGE}"><img src="${LARGE}" alt="Large" width="3000" height="2000"></a>`;
type Point = [x: number, y: number];

describe('the gestures of a lightbox', () => {
  let media: ReturnType<typeof pretendMedia>;
  let current: Lightbox | undefined;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/432px/, false)));
  afterEach(async () => {
    await resetMouse();
    await closeAtOnce(current);
    current = undefined;
    media.restore();
  });
  /** Opens, and waits for the code of the gestures. */
  async function open(attributes = '', inside = slides(3), at = 0) {
    current = await placeLightbox(attributes, inside);
    await current.open(at);
    await part<HTMLImageElement>(current, 'image')?.decode();
    endAnimations(current);
    await until(async () => {
      const before = scaleOf(current!);
      dialog(current!).dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
      endAnimations(current!);
      return scaleOf(current!) !== before || !current!.zoom;
    }, 'its code is loaded');
    dialog(current).dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true }));
    endAnimations(current);
    return current;
  }
  /** Waits for how large the image is in the end. */
  const scaled = (element: Lightbox, scale: number) =>
    until(() => {
      endAnimations(element);
      return scaleOf(element) === scale;
    }, `the image at ${scale}`);
  const middle = (): Point => [Math.round(innerWidth / 2), Math.round(innerHeight / 2)];
  const move = (position: Point) => sendMouse({ type: 'move', position });
  async function press(from: Point, ...to: Point[]) {
    await move(from);
    await sendMouse({ type: 'down' });
    for (const point of to) await move(point);
  }
  const release = () => sendMouse({ type: 'up' });
  const centerOf = (element: Element) => {
    const { left, top, width, height } = part(element, 'image')!.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  /** A touch, which test drivers cannot make: the rest is by the mouse. */
  const touch = (element: Element, type: string, id: number, x: number, y: number, time = 0) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      composed: true,
      pointerId: id,
      pointerType: 'touch',
      clientX: x,
      clientY: y,
    });
    Object.defineProperty(event, 'timeStamp', { value: time });
    part(element, 'image')!.dispatchEvent(event);
  };

  it('zoom is limited, and an edge of the image is never moved inside the stage', () => {
    const [fitted, stage] = [
      { width: 600, height: 400 },
      { width: 800, height: 600 },
    ];
    expect([maxScale(1800, fitted.width), maxScale(300, fitted.width), maxScale(9000, fitted.width)]).to.deep.equal([
      3, 2, 4,
    ]);
    expect(within({ scale: 9, x: 9999, y: -9999 }, fitted, stage, 2)).to.deep.equal({ scale: 2, x: 200, y: -100 });
    expect(within({ scale: 0.1, x: 50, y: 50 }, fitted, stage, 2)).to.deep.equal(FITTED);
    expect(zoomAt(FITTED, 2, { x: 100, y: 0 })).to.deep.equal({ scale: 2, x: -100, y: 0 });
    const pulled = softly({ scale: 2, x: 300, y: 0 }, fitted, stage, 2);
    expect([pulled.x > 200, pulled.x < 300, pulled.y, pulled.scale]).to.deep.equal([true, true, 0, 2]);
  });

  describe('zoom', () => {
    it('works by buttons and keys, and is reset for another item', async () => {
      const element = await open();
      const click = (name: string) => part(element, name)!.click();
      expect(part(element, 'zoom-out')!.getAttribute('aria-disabled')).to.equal('true');
      click('zoom-in');
      await scaled(element, 1.6);
      click('zoom-in');
      await scaled(element, 2);
      expect(part(element, 'zoom-in')!.getAttribute('aria-disabled')).to.equal('true');
      await sendKeys({ press: '-' });
      await scaled(element, 1.25);
      await sendKeys({ press: '0' });
      await scaled(element, 1);
      await sendKeys({ press: '+' });
      await scaled(element, 1.6);
      await element.next();
      await until(() => shown(element) === 'Slide 2' && scaleOf(element) === 1);
      expect(part(element, 'zoom-out')!.getAttribute('aria-disabled')).to.equal('true');
    });
    it('the arrow keys move an enlarged image, and show the next item otherwise', async () => {
      const element = await open('', large + slides(1));
      await sendKeys({ press: '+' });
      await scaled(element, 1.6);
      const [before] = centerOf(element);
      await sendKeys({ press: 'ArrowRight' });
      await until(() => centerOf(element)[0] < before - 20);
      expect(shown(element)).to.equal('Large');
      await sendKeys({ press: '0' });
      await scaled(element, 1);
      await sendKeys({ press: 'ArrowRight' });
      expect(shown(element)).to.equal('Slide 1');
    });
    it('by two fingers; one finger moves an enlarged image', async () => {
      const element = await open('', large + slides(1));
      const [x, y] = middle();
      touch(element, 'pointerdown', 1, x - 50, y);
      touch(element, 'pointerdown', 2, x + 50, y);
      touch(element, 'pointermove', 2, x + 150, y);
      expect(scaleOf(element), 'at once').to.equal(2);
      touch(element, 'pointerup', 2, x + 150, y);
      const [before] = centerOf(element);
      touch(element, 'pointermove', 1, x - 90, y);
      expect(centerOf(element)[0]).to.be.closeTo(before - 40, 1);
      touch(element, 'pointerup', 1, x - 90, y, 9999);
      dialog(element).dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 5, clientY: 300 }));
      expect([isOpen(element), shown(element)], 'an enlarged image stays').to.deep.equal([true, 'Large']);
    });
    it('by a double tap, at the point that was tapped; another one resets', async () => {
      const element = await open('', large);
      const { left, top, width, height } = part(element, 'image')!.getBoundingClientRect();
      const [x, y] = [left + width / 4, top + height / 2];
      const tap = (time: number) => {
        touch(element, 'pointerdown', 1, x, y, time);
        touch(element, 'pointerup', 1, x, y, time + 20);
      };
      tap(1000);
      expect(scaleOf(element), 'one tap alone').to.equal(1);
      tap(1200);
      endAnimations(element);
      const scale = scaleOf(element);
      expect(scale).to.be.above(1.9);
      const now = part(element, 'image')!.getBoundingClientRect();
      expect((x - now.left) / now.width, 'the tapped point stays').to.be.closeTo(0.25, 0.02);
      tap(5000);
      endAnimations(element);
      expect(scaleOf(element)).to.equal(scale);
      tap(5200);
      endAnimations(element);
      expect(scaleOf(element)).to.equal(1);
    });
    it('by the wheel, at the pointer', async () => {
      const element = await open('', large);
      const { left, top, width, height } = part(element, 'image')!.getBoundingClientRect();
      const [clientX, clientY] = [left + width / 4, top + height / 4];
      const wheel = (init: WheelEventInit) => {
        const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX, clientY, ...init });
        part(element, 'image')!.dispatchEvent(event);
        endAnimations(element);
        return event.defaultPrevented;
      };
      expect(wheel({ deltaX: 100, deltaY: 5 }), 'sideways').to.equal(false);
      expect(wheel({ deltaY: -200 })).to.equal(true);
      expect(scaleOf(element)).to.be.within(1.3, 1.7);
      const now = part(element, 'image')!.getBoundingClientRect();
      expect((clientX - now.left) / now.width).to.be.closeTo(0.25, 0.02);
      expect(wheel({ deltaY: -50, ctrlKey: true })).to.equal(true);
      expect(scaleOf(element)).to.be.above(2);
      wheel({ deltaY: 9999 });
      expect(scaleOf(element)).to.equal(1);
    });
    it('by a click on the image, if it is the only one; the cursor says so, and the next click resets', async () => {
      const element = await open('', large);
      await move(middle());
      const cursor = () => style(element, '[part=image]').cursor;
      await until(() => cursor() === 'zoom-in');
      await sendMouse({ type: 'click', position: middle() });
      await until(() => scaleOf(element) > 1.9 && cursor() === 'zoom-out');
      await sendMouse({ type: 'click', position: middle() });
      await until(() => scaleOf(element) === 1 && cursor() === 'zoom-in');
      expect(isOpen(element)).to.equal(true);
    });
    it('by a click on one of several images with image-click="zoom"; beside them it steps', async () => {
      const element = await open('image-click="zoom"', slides(3), 1);
      const [x, y] = middle();
      await sendMouse({ type: 'click', position: [x + 20, y] });
      await scaled(element, 2);
      expect(shown(element)).to.equal('Slide 2');
      await sendMouse({ type: 'click', position: [x + 20, y] });
      await scaled(element, 1);
      await sendMouse({ type: 'click', position: [innerWidth - 80, 100] });
      expect(shown(element)).to.equal('Slide 3');
    });
    it('does not exist if it is switched off, and for videos', async () => {
      current = await placeLightbox('zoom="false"');
      await current.open(0);
      expect(part(current, 'zoom-in')).to.equal(null);
      await closed(() => current!.close());
      current = await placeLightbox('', `<video muted></video>${slides(1)}`);
      await current.open(0);
      expect(style(current, '.tools').visibility).to.equal('hidden');
      await current.next();
      expect(style(current, '.tools').visibility).to.equal('visible');
    });
  });

  describe('dragging', () => {
    it('an enlarged image follows the pointer, with resistance at its edges, and runs out', async () => {
      const element = await open('', large);
      const [x, y] = middle();
      await sendMouse({ type: 'click', position: [x, y] });
      await until(() => scaleOf(element) > 1.9);
      endAnimations(element);
      const [before] = centerOf(element);
      await press([60, y], [80, y], [120, y]);
      expect(centerOf(element)[0]).to.be.closeTo(before + 60, 1);
      expect(style(element, '[part=image]').cursor).to.equal('grabbing');
      await move([innerWidth - 5, y]);
      const pulled = part(element, 'image')!.getBoundingClientRect().left;
      const place = inShadow(element, '[data-current] .place')!.getBoundingClientRect().left;
      expect(pulled, 'beyond the edge').to.be.above(place + 1);
      await release();
      endAnimations(element);
      expect(Math.round(part(element, 'image')!.getBoundingClientRect().left)).to.equal(Math.round(place));
      expect(scaleOf(element), 'the click after it means nothing').to.be.above(1.9);
    });
    it('the row follows the pointer; far enough it goes on from there', async () => {
      const element = await open('', slides(3), 1);
      const y = Math.round(innerHeight / 2);
      const left = () => inShadow(element, '[data-current]')!.getBoundingClientRect().left;
      const rest = left();
      const [from, to] = [Math.round(innerWidth * 0.9), Math.round(innerWidth * 0.3)];
      await press([from, y], [from - 20, y], [from - 100, y]);
      expect(left()).to.be.closeTo(rest - 100, 1);
      const neighbours = [...element.shadowRoot!.querySelectorAll('.pane img')].map((image) =>
        image.getAttribute('alt'),
      );
      expect(neighbours, 'what comes is seen').to.deep.equal(['Slide 1', 'Slide 2', 'Slide 3']);
      await move([to, y]);
      const pane = inShadow(element, '.pane:last-child')!;
      await release();
      await until(() => shown(element) !== 'Slide 2' || animations(element)['row']);
      endAnimations(element);
      expect([shown(element), isOpen(element)]).to.deep.equal(['Slide 3', true]);
      expect(pane.getBoundingClientRect().left).to.be.closeTo(rest, 1);
    });
    it('the row goes back after a short way', async () => {
      const element = await open('', slides(3), 1);
      const left = () => inShadow(element, '[data-current]')!.getBoundingClientRect().left;
      const rest = left();
      touch(element, 'pointerdown', 1, 300, 100, 0);
      touch(element, 'pointermove', 1, 200, 100, 100);
      expect(left()).to.be.closeTo(rest - 100, 1);
      touch(element, 'pointermove', 1, 280, 100, 200);
      touch(element, 'pointerup', 1, 280, 100, 250);
      endAnimations(element);
      expect([shown(element), left()]).to.deep.equal(['Slide 2', rest]);
    });
    it('slowly it goes on if more than half of the next item is seen, else back', async () => {
      const element = await open();
      const drag = (share: number, time: number) => {
        const x = innerWidth * 0.9;
        touch(element, 'pointerdown', 1, x, 100, time);
        touch(element, 'pointermove', 1, x - 20, 100, time + 300);
        touch(element, 'pointermove', 1, x - innerWidth * share, 100, time + 900);
        touch(element, 'pointerup', 1, x - innerWidth * share, 100, time + 1900);
        endAnimations(element);
        return shown(element);
      };
      expect(drag(0.45, 1000)).to.equal('Slide 1');
      expect(drag(0.55, 9000)).to.equal('Slide 2');
    });
    it('at the end of the row it resists, and goes back', async () => {
      const element = await open();
      const [x, y] = middle();
      const left = () => inShadow(element, '[data-current]')!.getBoundingClientRect().left;
      const rest = left();
      await press([x, y], [x + 20, y], [x + 200, y]);
      expect(left()).to.be.within(rest + 20, rest + 100);
      await release();
      endAnimations(element);
      expect([left(), shown(element)]).to.deep.equal([rest, 'Slide 1']);
    });
    it('takes up a running motion where it is', async () => {
      const element = await open('', slides(5), 1);
      await element.next();
      for (const animation of element.shadowRoot!.getAnimations()) {
        animation.pause();
        animation.currentTime = 80;
      }
      const pane = inShadow(element, '[data-current]')!;
      const held = pane.getBoundingClientRect().left;
      const [x, y] = middle();
      await press([x, y], [x + 6, y]);
      expect(pane.getBoundingClientRect().left).to.be.closeTo(held + 6, 2);
    });
    it('a swipe of 50 px within 250 ms shows the next item', async () => {
      const element = await open();
      touch(element, 'pointerdown', 1, 300, 100, 1000);
      touch(element, 'pointermove', 1, 270, 100, 1100);
      touch(element, 'pointermove', 1, 245, 102, 1200);
      touch(element, 'pointerup', 1, 245, 102, 1240);
      expect(shown(element)).to.equal('Slide 2');
    });
    it('down it follows the pointer while the page shines through, and closes into the thumbnail', async () => {
      const element = await open();
      const [x, y] = middle();
      const [, before] = centerOf(element);
      await press([x, y], [x, y + 20], [x, y + 60]);
      expect(centerOf(element)[1]).to.be.closeTo(before + 60, 1);
      expect(Number(style(element, '[part=overlay]').opacity)).to.be.within(0.4, 0.95);
      expect(getComputedStyle(element.querySelector('img')!).opacity, 'the thumbnail is not seen twice').to.equal('0');
      await move([x, y + Math.round(innerHeight * 0.3)]);
      await closed(release);
      expect(isOpen(element)).to.equal(false);
      expect(element.querySelector('[style]')).to.equal(null);
    });
    it('down and not far, it goes back', async () => {
      const element = await open();
      const [x, y] = middle();
      const [, before] = centerOf(element);
      touch(element, 'pointerdown', 1, x, y, 1000);
      touch(element, 'pointermove', 1, x, y + 20, 1100);
      touch(element, 'pointermove', 1, x, y + 60, 1400);
      expect(centerOf(element)[1]).to.be.closeTo(before + 60, 1);
      touch(element, 'pointerup', 1, x, y + 60, 1900);
      endAnimations(element);
      expect([isOpen(element), Math.round(centerOf(element)[1])]).to.deep.equal([true, Math.round(before)]);
      expect(style(element, '[part=overlay]').opacity).to.equal('1');
      expect(frame(element).style.translate).to.equal('');
    });
  });
});

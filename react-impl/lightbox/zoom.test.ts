import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { FITTED, maxScale, softly, within, zoomAt } from './logic/zoom.js';
import { until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { slides } from '../../shared/testing/pictures.js';
import { centerOf, large, middle, move, openForGestures, touch } from './testing/gestures.js';
import {
  closeAtOnce,
  closed,
  dialog,
  endAnimations,
  isOpen,
  part,
  placeLightbox,
  scaleOf,
  shown,
  style,
  type Lightbox,
} from './testing/viewer.js';
import '../../elements/sq-lightbox/index.js';
import sheet from '../../elements/sq-lightbox/sq-lightbox.css' with { type: 'css' };

describe('the zoom of a lightbox', () => {
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
  const open = async (...how: Parameters<typeof openForGestures>) => (current = await openForGestures(...how));
  /** Waits for how large the image is in the end. */
  const scaled = (element: Lightbox, scale: number) =>
    until(() => {
      endAnimations(element);
      return scaleOf(element) === scale;
    }, `the image at ${scale}`);

  it('is limited, and an edge of the image is never moved inside the stage', () => {
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
  it('asks for no size after it has written, so that a press is laid out once', async () => {
    const element = await open();
    const frame = element.shadowRoot!.querySelector<HTMLElement>('[data-current] .frame')!;
    const width = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetWidth')!;
    const asked = { before: 0, after: 0 };
    Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {
      configurable: true,
      get(this: HTMLElement) {
        asked[frame.style.scale ? 'after' : 'before']++;
        return width.get!.call(this) as number;
      },
    });
    part(element, 'zoom-in')!.click();
    Object.defineProperty(HTMLElement.prototype, 'offsetWidth', width);
    expect(frame.style.scale).to.equal('1.6');
    expect([asked.before > 0, asked.after]).to.deep.equal([true, 0]);
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

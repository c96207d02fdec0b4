import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { inShadow, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { slides } from '../../shared/testing/pictures.js';
import { centerOf, large, middle, move, openForGestures, press, release, touch } from './testing/gestures.js';
import {
  animations,
  closeAtOnce,
  closed,
  endAnimations,
  frame,
  isOpen,
  part,
  scaleOf,
  shown,
  style,
  type Lightbox,
} from './testing/viewer.js';
import '../../elements/sq-lightbox/index.js';
import sheet from '../../elements/sq-lightbox/sq-lightbox.css' with { type: 'css' };

describe('dragging in a lightbox', () => {
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
    const neighbours = [...element.shadowRoot!.querySelectorAll('.pane img')].map((image) => image.getAttribute('alt'));
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

  it('waits for no layout when an item is shown: its code reads no size of an image that fits', async () => {
    const element = await open();
    const width = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetWidth')!;
    const measured: string[] = [];
    const watch = () =>
      Object.defineProperty(HTMLElement.prototype, 'offsetWidth', {
        ...width,
        get(this: HTMLElement) {
          if (this.getRootNode() === element.shadowRoot) measured.push(this.className);
          return width.get!.call(this) as number;
        },
      });
    try {
      watch();
      part(element, 'control-next')!.click();
      expect([shown(element), measured]).to.deep.equal(['Slide 2', []]);
      Object.defineProperty(HTMLElement.prototype, 'offsetWidth', width);
      await closeAtOnce(element);
      watch();
      element.querySelector('a')!.click();
      expect([isOpen(element), shown(element), measured]).to.deep.equal([true, 'Slide 1', []]);
    } finally {
      Object.defineProperty(HTMLElement.prototype, 'offsetWidth', width);
    }
  });
});

import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture, slides } from '../../shared/testing/pictures.js';
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
  shown,
  stopAt,
  style,
  type Lightbox,
} from './testing/viewer.js';
import '../../elements/sq-lightbox/index.js';
import sheet from '../../elements/sq-lightbox/sq-lightbox.css' with { type: 'css' };

/** Left, top, width and height in whole px. */
const boxOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
};
const opacityOf = (element: Element, selector: string) => Number(style(element, selector).opacity);
/** The opacity with which an element is drawn: its own and that of all around it. */
const drawnOpacity = (element: Element | null): number =>
  element ? Number(getComputedStyle(element).opacity) * drawnOpacity(element.parentElement) : 1;
const SQUARE = 'inline-size: 60px; block-size: 60px; object-fit: cover';
const FADING = ['.bar', '[part=control-next]', '[part=stage]'];

describe('how a lightbox moves', () => {
  let media: ReturnType<typeof pretendMedia>;
  let current: Lightbox | undefined;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/432px/, false)));
  afterEach(async () => {
    await closeAtOnce(current);
    media.restore();
  });
  /** Its thumbnails are out of view, so that nothing grows. */
  async function openFar(attributes = '', inside = slides(3), at = 0) {
    current = await placeLightbox(`${attributes} style="position: absolute; top: -9000px"`, inside);
    await current.open(at);
    return current;
  }
  async function open(attributes = '', inside = slides(3), at = 0) {
    current = await placeLightbox(attributes, inside);
    current.scrollIntoView({ block: 'start' });
    await Promise.all([...current.querySelectorAll('img')].map((image) => image.decode()));
    await current.open(at);
    return current;
  }

  describe('opening and closing', () => {
    for (const [variant, overlay, content] of [
      ['widget', 300, 600],
      ['basic', 350, 350],
    ] as const)
      it(`the overlay of ${variant} fades in first, then the item and the controls [LBX-011, LBX-013, LBX-014]`, async () => {
        const element = await openFar(`variant="${variant}"`);
        const opacities = () => FADING.map((selector) => opacityOf(element, selector));
        stopAt(element, 0);
        expect(opacityOf(element, '[part=overlay]')).to.equal(0);
        stopAt(element, overlay / 2);
        expect(opacityOf(element, '[part=overlay]')).to.be.within(0.3, 0.95);
        expect(opacities(), 'nothing else before the overlay is there').to.deep.equal([0, 0, 0]);
        stopAt(element, overlay);
        expect(animations(element)['overlay']?.playState ?? 'finished').to.not.equal('running');
        expect(opacityOf(element, '[part=overlay]')).to.equal(1);
        expect(opacities()).to.deep.equal([0, 0, 0]);
        stopAt(element, overlay + content / 2);
        for (const opacity of opacities()) expect(opacity).to.be.within(0.2, 0.95);
        stopAt(element, overlay + content);
        expect(opacities()).to.deep.equal([1, 0.7, 1]);
      });
    it('the overlay has an opacity of 0.95 [LBX-015]', async () => {
      const element = await openFar();
      expect(style(element, '[part=overlay]').backgroundColor).to.match(/0\.95\)$/);
      element.opacity = 0.5;
      await until(() => /0\.5\)$/.test(style(element, '[part=overlay]').backgroundColor));
    });
    for (const [opacity, theme, blurs] of [
      [0.95, 'dark', false],
      [0.9, 'light', false],
      [0.89, 'dark', true],
      [0.5, 'light', true],
    ] as const)
      it(`a ${theme} overlay of ${opacity} ${blurs ? 'blurs the page, which would be read through it' : 'blurs nothing, which each frame would pay for'}`, async () => {
        const element = await openFar(`opacity="${opacity}" theme="${theme}"`);
        expect(style(element, '[part=overlay]').backdropFilter).to.match(blurs ? /blur/ : /^none$/);
      });
    it('the viewer fades out in 0.3 s, and is closed after it [LBX-012]', async () => {
      const element = await openFar();
      endAnimations(element);
      const close = closed(() => element.close());
      await until(() => dialog(element).dataset['phase'] === 'closing');
      expect(animations(element)['overlay']!.effect!.getTiming().duration).to.equal(300);
      stopAt(element, 150);
      for (const selector of ['[part=overlay]', ...FADING])
        expect(opacityOf(element, selector), selector).to.be.within(0.05, 0.8);
      expect(isOpen(element)).to.equal(true);
      endAnimations(element);
      await close;
      expect([isOpen(element), inShadow(element, '[part=image]')]).to.deep.equal([false, null]);
    });
    it('the image grows out of its thumbnail, cropped as that is, and shrinks into the one seen last', async () => {
      const source = photograph(300, 200);
      const square = `<a href="${source}"><img src="${source}" alt="" style="${SQUARE}"></a>`.repeat(3);
      const element = await open('', square);
      const thumbnail = element.querySelector('img')!;
      stopAt(element, 0);
      // 300 by 200 px, of which the middle 200 by 200 px are seen in 60 by 60 px.
      const [left, top] = boxOf(thumbnail) as [number, number];
      expect(boxOf(part(element, 'image')!)).to.deep.equal([left - 15, top, 90, 60]);
      expect(style(element, '[data-current] .frame').clipPath).to.match(/^inset\(0px 50px( 0px 50px)?( round 0px)?\)$/);
      expect(getComputedStyle(thumbnail).opacity, 'it is not seen twice').to.equal('0');
      stopAt(element, 300);
      const [, , width, height] = boxOf(part(element, 'image')!);
      expect([width, height]).to.deep.equal([300, 200]);
      endAnimations(element);
      await until(() => getComputedStyle(thumbnail).opacity === '1');
      expect(element.querySelectorAll('img')[0]!.style.opacity).to.equal('');
      await element.next();
      endAnimations(element);
      const close = closed(() => element.close());
      await until(() => dialog(element).dataset['phase'] === 'closing');
      stopAt(element, 299.99);
      const [x, y] = boxOf(element.querySelectorAll('img')[1]!) as [number, number];
      expect(boxOf(part(element, 'image')!)).to.deep.equal([x - 15, y, 90, 60]);
      endAnimations(element);
      await close;
      expect(element.querySelectorAll('img')[1]!.style.opacity).to.equal('');
    });
    it('the thumbnail is seen until the image is loaded, in the place of the image', async () => {
      const inside = `<a href="/elements/never.png"><img src="${picture('teal', 120, 40)}" alt="Unknown"></a>`;
      current = await placeLightbox('', inside);
      await current.querySelector('img')!.decode();
      const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')!;
      // An image that never arrives.
      const stop = (image: HTMLImageElement) => source.set!.call(image, '');
      await current.open(0);
      stop(part<HTMLImageElement>(current, 'image')!);
      endAnimations(current);
      const [, , width = 0, height = 1] = boxOf(frame(current));
      expect(width / height).to.be.closeTo(3, 0.05);
      expect(boxOf(inShadow(current, '.thumbnail')!)).to.deep.equal(boxOf(frame(current)));
      expect(width, 'as large as there is room').to.be.above(innerWidth * 0.7);
    });
    it('can be opened again while it closes', async () => {
      const element = await open();
      const close = closed(() => element.close());
      await until(() => dialog(element).dataset['phase'] === 'closing');
      await element.open(2);
      expect([isOpen(element), shown(element)]).to.deep.equal([true, 'Slide 3']);
      await close;
    });
    it('stays open when it is opened right after it was closed: the event of the browser comes later', async () => {
      const element = await open();
      const gone = nextEvent(window, 'popstate');
      const late = nextEvent(dialog(element), 'close');
      await element.close();
      await element.open(1);
      await Promise.all([late, gone]);
      await until(() => 'sqLightbox' in ((history.state ?? {}) as object));
      expect([isOpen(element), dialog(element).dataset['phase']]).to.deep.equal([true, 'open']);
    });
    it('opens the item that was clicked last, when several are before its code is loaded', async () => {
      current = await placeLightbox();
      const opened = nextEvent<CustomEvent<{ index: number }>>(document, 'sq-lightbox-open');
      (current.children[0] as HTMLElement).click();
      (current.children[2] as HTMLElement).click();
      expect((await opened).detail.index).to.equal(2);
      expect(shown(current)).to.equal('Slide 3');
    });
  });

  describe('a step', () => {
    it('slides for 0.6 s: the old item leaves while the new one comes, without a gap [LBX-016]', async () => {
      const element = await open();
      endAnimations(element);
      const [left, , width] = boxOf(inShadow(element, '[data-current]')!) as [number, number, number];
      await element.next();
      const { row } = animations(element);
      expect(row!.effect!.getTiming().duration).to.equal(600);
      stopAt(element, 100);
      const panes = [...element.shadowRoot!.querySelectorAll('.pane')].map((pane) => pane.getBoundingClientRect());
      const [leaving, coming] = panes as [DOMRect, DOMRect];
      expect(leaving.left).to.be.within(left - width, left - 1);
      expect(coming.left).to.be.within(leaving.right, leaving.right + 24);
      expect(coming.left).to.be.within(left + 1, left + width);
      for (const image of element.shadowRoot!.querySelectorAll('.pane img'))
        expect(drawnOpacity(image), 'nothing fades').to.equal(1);
      endAnimations(element);
      expect(boxOf(inShadow(element, '[data-current]')!)[0]).to.equal(left);
    });
    it('goes on from where the row is when another one follows', async () => {
      const element = await open('', slides(5));
      endAnimations(element);
      await element.next();
      stopAt(element, 60);
      const pane = [...element.shadowRoot!.querySelectorAll('.pane')].at(1)!;
      const before = pane.getBoundingClientRect().left;
      await sendKeys({ press: 'End' });
      expect(shown(element)).to.equal('Slide 5');
      stopAt(element, 0);
      expect(Math.abs(pane.getBoundingClientRect().left - before)).to.be.below(2);
    });
    it('with loop the first item comes after the last one, in the same direction', async () => {
      const element = await open('loop', slides(3), 2);
      endAnimations(element);
      await element.next();
      expect(shown(element)).to.equal('Slide 1');
      stopAt(element, 100);
      expect(boxOf(inShadow(element, '[data-current]')!)[0]).to.be.above(0);
    });
    it('a click that comes too early is not lost: the last one is taken when it may', async () => {
      const element = await open('', slides(9));
      endAnimations(element);
      const [right, left, middle] = [innerWidth * 0.8, innerWidth * 0.2, innerHeight * 0.3].map(Math.round) as [
        number,
        number,
        number,
      ];
      const click = (x: number, time: number) => {
        const event = new MouseEvent('click', { bubbles: true, composed: true, clientX: x, clientY: middle });
        Object.defineProperty(event, 'timeStamp', { value: time });
        inShadow(element, '[data-current]')!.dispatchEvent(event);
      };
      const now = performance.now();
      click(right, now);
      expect(shown(element)).to.equal('Slide 2');
      click(left, now + 50);
      click(right, now + 100);
      expect(shown(element), 'one step per 200 ms').to.equal('Slide 2');
      await until(() => shown(element) === 'Slide 3');
    });
    it('the step buttons fade over 500 ms [LBX-017]', async () => {
      const element = await open('', slides(3), 1);
      endAnimations(element);
      const button = part(element, 'control-next')!;
      await sendMouse({ type: 'move', position: [Math.round(innerWidth / 2), 100] });
      endAnimations(element);
      const { left, top, width, height } = button.getBoundingClientRect();
      await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] });
      await until(() => animations(element)['control-next']);
      const fade = animations(element)['control-next'] as CSSTransition;
      expect([fade.transitionProperty, fade.effect!.getTiming().duration]).to.deep.equal(['opacity', 500]);
      fade.finish();
      expect(opacityOf(element, '[part=control-next]')).to.equal(1);
    });
  });

  it('nothing moves or fades under reduced motion', async () => {
    media.restore();
    media = pretendMedia(/reduced-motion/, true);
    const holder = await place(`<div><sq-lightbox>${slides(3)}</sq-lightbox></div>`);
    current = holder.firstElementChild as Lightbox;
    await current.open(0);
    expect(animations(current)['frame']).to.equal(undefined);
    expect(current.querySelector('[style]')).to.equal(null);
  });
  it('loads the images before and after the current one once it is open, with low priority', async () => {
    const element = await open('', slides(6), 2);
    const images = () =>
      [...element.shadowRoot!.querySelectorAll<HTMLImageElement>('.pane img')].map((image) => [
        image.alt,
        image.getAttribute('fetchpriority'),
      ]);
    expect(images(), 'the first image alone').to.deep.equal([['Slide 3', 'high']]);
    endAnimations(element);
    await until(() => images().length === 3);
    expect([images()[0], images()[2]]).to.deep.equal([
      ['Slide 2', 'low'],
      ['Slide 4', 'low'],
    ]);
    await element.next();
    endAnimations(element);
    await until(() => images().some(([name]) => name === 'Slide 5'));
  });
});

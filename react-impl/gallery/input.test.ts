import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import {
  boxes,
  button,
  clock,
  complete,
  current,
  isInView,
  openGallery,
  stroke,
  viewport,
  type Gallery,
} from './testing/gallery.js';

const images = (count: number, attributes = '') =>
  Array.from(
    { length: count },
    (_, index) => `<img alt="${index}" src="${picture()}" width="300" height="200" ${attributes}>`,
  ).join('');

describe('sq-gallery and its visitor', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  // Without smooth scrolling a move is over when it has begun.
  beforeEach(() => (media = pretendMedia(/reduced-motion/, true)));
  afterEach(() => media.restore());
  const allowMotion = () => {
    media.restore();
    media = pretendMedia(/reduced-motion/, false);
  };

  describe('keyboard in right-to-left text', () => {
    const open = async (attributes: string) => {
      const holder = await place(
        `<div dir="rtl"><sq-gallery design="slideshow" current-index="1" ${attributes}>${slides(4)}</sq-gallery></div>`,
      );
      const element = holder.firstElementChild as Gallery;
      await settled(element);
      viewport(element).focus();
      return element;
    };
    it('the right arrow goes back, the left arrow forward', async () => {
      const element = await open('');
      await sendKeys({ press: 'ArrowRight' });
      await until(() => current(element) === 0);
      await sendKeys({ press: 'ArrowLeft' });
      await until(() => current(element) === 1);
    });
    it('Home and End lead to the same slides as in left-to-right text', async () => {
      const element = await open('');
      await sendKeys({ press: 'End' });
      await until(() => current(element) === 3);
      await sendKeys({ press: 'Home' });
      await until(() => current(element) === 0);
    });
    it('keys other than arrows do not change places', async () => {
      const element = await open(`keys='{"next": ["n"], "previous": ["p"]}'`);
      await sendKeys({ press: 'n' });
      await until(() => current(element) === 2);
      await sendKeys({ press: 'p' });
      await until(() => current(element) === 1);
    });
  });

  it('keys with a modifier, and keys in a field, are not for the gallery', async () => {
    const element = await openGallery('design="slideshow"', `${slides(2)}<p><input value="text"></p>`);
    viewport(element).focus();
    // Dispatched, as not every engine's driver can hold a modifier down.
    const dispatch = (target: Element, shiftKey: boolean) =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'End', shiftKey, bubbles: true, composed: true, cancelable: true }),
      );
    expect(dispatch(viewport(element), true), 'with a modifier').to.equal(true);
    expect(dispatch(element.querySelector('input')!, false), 'in a field').to.equal(true);
    expect(current(element)).to.equal(0);
    await sendKeys({ press: 'End' });
    await until(() => current(element) === 2);
  });

  describe('scrolling', () => {
    it('to the end of a carousel makes its last group current, also when that is not full', async () => {
      const element = await openGallery('design="carousel"', 7);
      const change = nextEvent<CustomEvent<{ index: number }>>(element, 'sq-slide-change');
      viewport(element).scrollTo({ left: viewport(element).scrollWidth, behavior: 'instant' });
      expect((await change).detail.index).to.equal(6);
      viewport(element).scrollTo({ left: 0, behavior: 'instant' });
      await until(() => current(element) === 0);
    });
    it('moves linked galleries too', async () => {
      const first = await openGallery('id="scrolled" design="slideshow" transition="scroll"');
      const holder = document.createElement('div');
      holder.innerHTML = `<sq-gallery design="carousel" slides-per-row="1" linked="other scrolled">${slides(5)}</sq-gallery>`;
      first.parentElement!.append(holder);
      const second = holder.firstElementChild as Gallery;
      await settled(second);
      viewport(first).scrollTo({ left: viewport(first).clientWidth * 2, behavior: 'instant' });
      await until(() => current(first) === 2 && current(second) === 2);
    });
    it('of a slider makes the slide current that is nearest to where slides rest', async () => {
      const element = await openGallery('design="slider" v-size="20" active-alignment="left"', images(9));
      const { left } = viewport(element).getBoundingClientRect();
      viewport(element).scrollTo({ left: boxes(element)[3]!.left - left + 20, behavior: 'instant' });
      await until(() => current(element) === 3);
      viewport(element).scrollTo({ left: viewport(element).scrollWidth, behavior: 'instant' });
      await until(() => current(element) === 8);
    });
    it('is smooth for a command: the row is not there at once', async () => {
      allowMotion();
      const element = await openGallery('design="carousel" slides-per-row="1"');
      await element.goTo(4);
      expect(isInView(element, 4)).to.equal(false);
      await until(() => isInView(element, 4) && !element.inMotion);
    });
  });

  it('a swipe transition enters from the left when it goes back to an earlier slide', async () => {
    allowMotion();
    const element = await openGallery('design="slideshow" transition="swipe" current-index="2"', 3, 600);
    await element.goTo(0);
    const [enter] = element.children[0]!.getAnimations({ subtree: true });
    enter!.pause();
    enter!.currentTime = 0;
    expect(boxes(element)[0]!.left - viewport(element).getBoundingClientRect().left).to.be.closeTo(-600, 2);
  });

  describe('in right-to-left text', () => {
    const open = async (attributes: string) => {
      const element = await openGallery(`dir="rtl" design="slideshow" ${attributes}`, 4, 600);
      await until(() => isInView(element, element.currentIndex));
      return element;
    };
    it('a swipe transition to the next slide enters from the left', async () => {
      allowMotion();
      const element = await open('transition="swipe"');
      await element.next();
      const [enter] = element.children[1]!.getAnimations({ subtree: true });
      enter!.pause();
      enter!.currentTime = 0;
      expect(boxes(element)[1]!.left - viewport(element).getBoundingClientRect().left).to.be.closeTo(-600, 2);
    });
    it('a swipe to the right leads to the next slide', async () => {
      const element = await open('');
      stroke(element, [
        [240, 0],
        [300, 100],
      ]);
      await until(() => current(element) === 1);
    });
    it('a drag to the right leads to the next slide', async () => {
      const element = await open('transition="new-swipe"');
      stroke(element, [
        [100, 0],
        [120, 100],
        [500, 400],
        [500, 900],
      ]);
      await until(() => current(element) === 1 && isInView(element, 1));
    });
  });

  it('a mouse does not swipe a slideshow', async () => {
    const element = await openGallery('design="slideshow"', images(3), 600);
    const points = [
      [300, 0],
      [200, 100],
    ] as const;
    stroke(element, points, 'mouse');
    await settled(element);
    expect(current(element)).to.equal(0);
    stroke(element, points, 'touch');
    await until(() => current(element) === 1);
  });

  it('autoplay adds no history entries', async () => {
    allowMotion();
    const before = location.href;
    const time = clock();
    try {
      const element = await openGallery('design="slideshow" history-hash autoplay speed="0.01"', 3);
      await until(() => time.asked.length > 0);
      time.asked.at(-1)!.run();
      await until(() => current(element) === 1 && !element.inMotion);
      expect(location.href).to.equal(before);
      await element.next();
      expect(location.href).to.equal(`${before}#s2`);
    } finally {
      time.restore();
      history.replaceState(null, '', before);
    }
  });

  it('autoplay rests while a lightbox shows the slides, and continues when it is closed', async () => {
    allowMotion();
    const element = await openGallery('id="shown" design="slideshow" autoplay autoplay-duration="60"');
    const live = () => element.shadowRoot!.querySelector('[part~=status]')!.getAttribute('aria-live');
    const lightbox = document.createElement('div');
    lightbox.setAttribute('for', 'shown');
    element.after(lightbox);
    const send = (type: string) =>
      lightbox.dispatchEvent(new CustomEvent(`sq-lightbox-${type}`, { bubbles: true, detail: { index: 1 } }));
    await until(() => live() === 'off');
    send('open');
    await until(() => live() === 'polite' && current(element) === 1);
    send('close');
    await until(() => live() === 'off');
  });

  describe('autoplay at the last slide', () => {
    it('without loop stops, and does not report the end as if the visitor had asked for more', async () => {
      allowMotion();
      const time = clock();
      try {
        const element = await openGallery('design="slideshow" autoplay current-index="1"', 2);
        let ends = 0;
        element.addEventListener('sq-reached-end', () => ends++);
        await until(() => time.asked.length > 0);
        const stopped = nextEvent<CustomEvent<{ playing: boolean }>>(element, 'sq-autoplay-change');
        time.asked.at(-1)!.run();
        expect((await stopped).detail.playing).to.equal(false);
        expect([ends, current(element)]).to.deep.equal([0, 1]);
        await until(() => button(element, 'play-toggle').getAttribute('aria-label') === 'Play');
      } finally {
        time.restore();
      }
    });
  });

  describe('clicks', () => {
    const click = (target: Element, init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    };
    type Marked = Window & { clickedScript?: boolean; laterScript?: boolean };
    const page = window as Marked;

    it('never run a click-through address that is a script', async () => {
      const element = await openGallery(
        'design="grid"',
        images(1, 'data-click-through-url="javascript:void(window.clickedScript=true)"'),
      );
      const [slide] = element.children;
      expect(slide!.hasAttribute('role'), 'no link').to.equal(false);
      expect(click(slide!), 'like a slide without an address').to.equal(false);
      // Scripts in addresses run later, in their order: when this one has run, the other would have.
      location.assign('javascript:void(window.laterScript=true)');
      await until(() => page.laterScript);
      expect(page.clickedScript).to.equal(undefined);
      delete page.laterScript;
    });
    it('before their code has been loaded are handled once it is there', async () => {
      const element = await place<Gallery>(`<sq-gallery design="slideshow">${images(3)}</sq-gallery>`);
      click(element.firstElementChild!);
      await until(() => current(element) === 1);
    });
    it('on a link before that code has been loaded are not handled again', async () => {
      const element = await place<Gallery>(
        `<sq-gallery design="slideshow" click-behavior="lightbox">${slides(2)}</sq-gallery>`,
      );
      // The link is not followed, so that the test page stays; the gallery's listener is called before.
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      click(element.firstElementChild!.firstElementChild!);
      const warnings = await warningsOf(() => complete(element));
      expect(warnings).to.deep.equal([]);
    });
    it('with Space activate buttons, not links', async () => {
      const target = `${location.href.split('#')[0]}#space`;
      const element = await openGallery('design="grid"', images(1, `data-click-through-url="${target}"`));
      (element.firstElementChild as HTMLElement).focus();
      await sendKeys({ press: ' ' });
      expect(location.hash).to.equal('');
      await sendKeys({ press: 'Enter' });
      await until(() => location.hash === '#space');
      history.replaceState(null, '', target.replace('#space', ''));
    });
    it('of other buttons, and on controls in a slide, do nothing', async () => {
      const element = await openGallery('design="slideshow"', `<div><button>Buy</button></div>${images(2)}`);
      element.dispatchEvent(new PointerEvent('pointerenter'));
      await settled(element);
      click(element.children[0]!, { button: 1 });
      click(element.querySelector('button')!);
      await settled(element);
      expect(current(element)).to.equal(0);
      click(element.children[0]!);
      await until(() => current(element) === 1);
    });
  });
});

import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { pageRegistry } from '../../shared/platform/page/page-registry.js';
import { inShadow, nextEvent, place, settled, until, warningsOf, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import { translatePage } from '../../shared/testing/translate-page.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import {
  button,
  clock,
  current,
  firstLine,
  indicators,
  inView,
  isInView,
  openGallery,
  viewport,
  type Gallery,
} from './testing/gallery.js';

describe('sq-gallery', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  // Without smooth scrolling a move is over when it has begun; motion.test.ts tests motion.
  beforeEach(() => (media = pretendMedia(/reduced-motion/, true)));
  afterEach(() => media.restore());

  describe('designs', () => {
    it('has the base layout without a design; an unknown design has it too, with a warning', async () => {
      expect(firstLine(await openGallery(''))).to.equal(1);
      const warnings = await warningsOf(async () =>
        expect(firstLine(await openGallery('design="mosaic"'))).to.equal(1),
      );
      expect(warnings).to.have.length(1);
    });
    it('a grid has 4 slides per row and 20 px between them by default [GAL-088, GAL-004, GAL-012]', async () => {
      const element = await openGallery('design="grid"');
      expect(firstLine(element)).to.equal(4);
      const [a, b] = [...element.children].map((slide) => slide.getBoundingClientRect());
      expect(b!.left - a!.right).to.be.closeTo(20, 0.5);
      const gaps = (gallery: Element) => {
        const [first, second] = [...gallery.children].map((slide) => slide.getBoundingClientRect());
        const below = gallery.children[firstLine(gallery)]!.getBoundingClientRect();
        return [second!.left - first!.right, below.top - first!.bottom].map(Math.round);
      };
      expect(gaps(element)).to.deep.equal([20, 20]);
      const given = await openGallery('design="grid" slides-per-row="2" padding="0"');
      expect([firstLine(given), ...gaps(given)]).to.deep.equal([2, 0, 0]);
      const data = await openGallery(`data-block-json='{"design": "grid", "slidesPerRow": 3, "padding": 33}'`);
      expect([firstLine(data), ...gaps(data)]).to.deep.equal([3, 33, 33]);
    });
    it('thumbnails-per-row is another name for it, 4 by default [GAL-014, GAL-089]', async () => {
      expect(firstLine(await openGallery(`design="grid" data-block-json='{"thumbnails-per-row": 3}'`))).to.equal(3);
      expect(firstLine(await openGallery('design="grid"'))).to.equal(4);
    });
    it('takes its other names as attributes, also later [GAL-014]', async () => {
      expect(firstLine(await openGallery('design="grid" thumbnails-per-row="3"'))).to.equal(3);
      const element = await openGallery('design="grid" per-row="2"');
      expect([firstLine(element), element.slidesPerRow]).to.deep.equal([2, 2]);
      element.setAttribute('per-row', '3');
      await settled(element);
      expect(firstLine(element)).to.equal(3);
      element.removeAttribute('per-row');
      await settled(element);
      expect(firstLine(element)).to.equal(4);
      expect(current(await openGallery('design="slideshow" start-index="2"'))).to.equal(2);
      expect(current(await openGallery('design="slideshow" start-index="-1"'))).to.equal(4);
    });
    it('a slideshow shows one slide', async () => expect(inView(await openGallery('design="slideshow"'))).to.equal(1));
    it('a carousel shows 3, 1 px apart [GAL-093, GAL-009]', async () => {
      const element = await openGallery('design="carousel"');
      expect(inView(element)).to.equal(3);
      const [a, b] = [...element.children].map((slide) => slide.getBoundingClientRect());
      expect(b!.left - a!.right).to.be.closeTo(1, 0.5);
      const wide = await openGallery('design="carousel" gutter="30"');
      const [c, d] = [...wide.children].map((slide) => slide.getBoundingClientRect());
      expect(d!.left - c!.right).to.be.closeTo(30, 0.5);
    });
    it('a carousel shows 2 under 480 px, and 1 where 1 is set [GAL-065]', async () => {
      expect(inView(await openGallery('design="carousel"', 5, 479))).to.equal(2);
      expect(inView(await openGallery('design="carousel" slides-per-row="1"', 5, 479))).to.equal(1);
    });
    it('a carousel shows 3 under 724 px when more are set [GAL-066]', async () => {
      expect(inView(await openGallery('design="carousel" slides-per-row="5"', 9, 723))).to.equal(3);
      expect(inView(await openGallery('design="carousel" slides-per-row="2"', 9, 723))).to.equal(2);
      expect(inView(await openGallery('design="carousel" slides-per-row="5"', 9, 724))).to.equal(5);
      expect(inView(await openGallery('design="carousel" slides-per-row="5"', 9, 480)), 'from 480 px').to.equal(3);
      expect(inView(await openGallery('design="carousel" slides-per-row="5"', 9, 479)), 'below that').to.equal(2);
      expect(inView(await openGallery('design="carousel" slides-per-row="2"', 9, 480))).to.equal(2);
      expect(inView(await openGallery('design="carousel" slides-per-row="1"', 9, 723))).to.equal(1);
      expect(inView(await openGallery('design="carousel" slides-per-row="12"', 24, 724))).to.equal(12);
    });
    it('reads its block data from JSON [GAL-001, GAL-002]', async () => {
      const element = await openGallery(`data-block-json='{"design": "carousel", "slidesPerRow": 2, "gutter": 10}'`);
      expect(inView(element)).to.equal(2);
      expect(element.getAttribute('design'), 'for the page-side sheet').to.equal('carousel');
      element.remove();
      await settled(element);
      expect(element.hasAttribute('style')).to.equal(false);
    });
    it('gives slides a fixed shape, unless it is "Auto" [GAL-003]', async () => {
      const shape = async (ratio: string) => {
        const element = await openGallery(`design="slideshow" image-aspect-ratio="${ratio}"`, 5, 300);
        const { width, height } = element.querySelector('img')!.getBoundingClientRect();
        return width / height;
      };
      expect(await shape('1:1')).to.be.closeTo(1, 0.01);
      expect(await shape('2.5')).to.be.closeTo(2.5, 0.01);
      expect(await shape('Auto')).to.be.closeTo(1.5, 0.01);
    });
    it('a shape reserves 100 divided by its ratio, in percent of the width, whatever shape its images have [GAL-104]', async () => {
      const slide = `<img alt="" src="${picture('teal', 300, 100)}">`;
      for (const [ratio, percent] of [
        ['2', 50],
        ['0.5', 200],
        ['16:9', 56.25],
      ] as const) {
        const { before, after } = await aroundUpgrade(
          `<sq-gallery design="grid" image-aspect-ratio="${ratio}">${slide.repeat(2)}</sq-gallery>`,
          'sq-gallery',
        );
        for (const [, image] of [before, after])
          expect((image![3] / image![2]) * 100, ratio).to.be.closeTo(percent, 0.5);
      }
    });
    for (const attributes of [
      'design="slideshow"',
      'design="carousel"',
      'design="grid"',
      'design="slideshow" image-aspect-ratio="16:9"',
    ])
      for (const width of [375, 800])
        it(`nothing moves on upgrade: ${attributes} at ${width} px`, async () => {
          const { before, after } = await aroundUpgrade(
            `<sq-gallery ${attributes}>${slides(5)}</sq-gallery>`,
            'sq-gallery',
            width,
          );
          expect(after).to.deep.equal(before);
        });
  });

  describe('moving', () => {
    it('its controls move one slide forward and back, and sq-slide-change is emitted [GAL-053]', async () => {
      const element = await openGallery('design="slideshow"');
      const change = nextEvent(document, 'sq-slide-change');
      button(element, 'control-next').click();
      expect((await change).detail).to.deep.equal({ index: 1, previousIndex: 0, slideId: 's1', reason: 'control' });
      await until(() => isInView(element, 1));
      button(element, 'control-previous').click();
      await until(() => isInView(element, 0));
    });
    it('its buttons name what they control; buttons of the page name the gallery', async () => {
      document.body.insertAdjacentHTML('beforeend', '<p id="own"><button>P</button><button>N</button></p>');
      const own = [...document.querySelectorAll('#own button')];
      try {
        const element = await openGallery(
          'id="controlled" design="slideshow" previous-control="#own :first-child" next-control="#own :last-child"',
        );
        for (const part of ['control-previous', 'control-next']) {
          const controlled = element.shadowRoot!.getElementById(button(element, part).getAttribute('aria-controls')!);
          expect(controlled!.querySelector('slot')!.assignedElements()).to.deep.equal([...element.children]);
        }
        expect(own.map((control) => control.getAttribute('aria-controls'))).to.deep.equal(['controlled', 'controlled']);
        element.remove();
        await settled(element);
        expect(own.map((control) => control.getAttribute('aria-controls'))).to.deep.equal([null, null]);
      } finally {
        document.querySelector('#own')!.remove();
      }
    });
    it('an index is an integer: a fraction is cut off, however it is set [GAL-050]', async () => {
      const element = await openGallery('design="slideshow" current-index="1.9"');
      expect([current(element), element.currentIndex]).to.deep.equal([1, 1]);
      const indexes: number[] = [];
      element.addEventListener('sq-slide-change', (event) => indexes.push(event.detail.index));
      for (const [index, expected] of [
        [2.5, 2],
        [-1.5, 4],
        [7.9, 2],
        [-0.5, 0],
      ] as const) {
        await element.goTo(index);
        expect([current(element), element.currentIndex], `goTo(${index})`).to.deep.equal([expected, expected]);
        await element.goTo(3);
        element.currentIndex = index;
        await settled(element);
        expect([current(element), element.currentIndex], String(index)).to.deep.equal([expected, expected]);
      }
      expect(indexes.every(Number.isInteger)).to.equal(true);
    });
    it('marks the active slide [GAL-057]', async () => {
      const element = await openGallery('design="slideshow"');
      expect(current(element)).to.equal(0);
      await element.goTo(3);
      expect(current(element)).to.equal(3);
      element.remove();
      await settled(element);
      expect(current(element)).to.equal(-1);
    });
    it('counts negative indexes from the end and wraps others', async () => {
      const element = await openGallery('design="slideshow"');
      await element.goTo(-1);
      expect(current(element)).to.equal(4);
      await element.goTo(7);
      expect(current(element)).to.equal(2);
    });
    it('wraps at the ends with loop, also with 2 slides [GAL-054]', async () => {
      const element = await openGallery('design="slideshow" loop', 2);
      await element.previous();
      expect(current(element)).to.equal(1);
      await until(() => isInView(element, 1));
      await element.next();
      expect(current(element)).to.equal(0);
      await until(() => isInView(element, 0));
    });
    it('emits events at the ends without loop, and stays [GAL-055]', async () => {
      const element = await openGallery('design="slideshow"', 2);
      const events: string[] = [];
      for (const type of ['sq-reached-beginning', 'sq-reached-end', 'sq-slide-change'] as const)
        element.addEventListener(type, () => events.push(type));
      button(element, 'control-previous').click();
      await settled(element);
      button(element, 'control-next').click();
      await settled(element);
      button(element, 'control-next').click();
      await settled(element);
      expect(events).to.deep.equal(['sq-reached-beginning', 'sq-slide-change', 'sq-reached-end']);
      expect(current(element)).to.equal(1);
    });
    it('disables its controls at the ends without loop, and keeps them focusable [GAL-056]', async () => {
      const element = await openGallery('design="slideshow"', 2);
      const disabled = (part: string) => [
        button(element, part).classList.contains('disabled'),
        button(element, part).getAttribute('aria-disabled'),
      ];
      expect(disabled('control-previous')).to.deep.equal([true, 'true']);
      expect(disabled('control-next')).to.deep.equal([false, 'false']);
      await element.next();
      expect(disabled('control-next')).to.deep.equal([true, 'true']);
      expect(button(element, 'control-next').disabled).to.equal(false);
      element.loop = true;
      await settled(element);
      expect(disabled('control-next')).to.deep.equal([false, 'false']);
    });
    it('mirrors the index in its pagination [GAL-058]', async () => {
      const element = await openGallery('design="slideshow"', 4);
      const marked = () =>
        indicators(element).findIndex((indicator) => indicator.getAttribute('aria-current') === 'true');
      expect(indicators(element).map((indicator) => indicator.getAttribute('aria-label'))).to.deep.equal(
        [1, 2, 3, 4].map((n) => `Show slide ${n} of 4`),
      );
      (indicators(element)[2] as HTMLElement).click();
      await until(() => marked() === 2 && current(element) === 2);
    });
    it('shows a counter in the place of more than 12 dots', async () => {
      const element = await openGallery('design="slideshow"', 20);
      await element.goTo(4);
      expect(inShadow(element, '[part=pagination]')!.textContent).to.equal('5 / 20');
      const end = translatePage();
      await element.goTo(6);
      end();
      expect(inShadow(element, '[part=pagination]')!.textContent, 'translated').to.equal('7 / 20');
    });
    it('moves a carousel by groups', async () => {
      const element = await openGallery('design="carousel"', 7);
      expect(indicators(element)).to.have.length(3);
      await element.next();
      expect(current(element)).to.equal(3);
      await until(() => isInView(element, 3));
    });
    it('hides the controls when all slides fit [GAL-069]', async () => {
      const element = await openGallery('design="carousel"', 3);
      expect(button(element, 'control-next')).to.equal(null);
      expect(indicators(element)).to.deep.equal([]);
    });
    it('keeps the current slide in view when the width changes [GAL-067]', async () => {
      const element = await openGallery('design="carousel"', 9);
      await element.goTo(6);
      const holder = element.parentElement!;
      holder.style.width = '400px';
      await until(() => indicators(element).length === 5);
      await until(() => isInView(element, 6));
      expect(current(element)).to.equal(6);
    });
    it('follows the visitor who scrolls', async () => {
      const element = await openGallery('design="slideshow"');
      const change = nextEvent(element, 'sq-slide-change');
      viewport(element).scrollTo({ left: viewport(element).clientWidth * 2, behavior: 'instant' });
      expect((await change).detail).to.include({ index: 2, previousIndex: 0, reason: 'scroll' });
      await until(() => current(element) === 2);
    });
    it('takes an index from its attribute and property, without an event', async () => {
      const element = await openGallery('design="slideshow" current-index="2"');
      expect(current(element)).to.equal(2);
      await until(() => isInView(element, 2));
      let changes = 0;
      element.addEventListener('sq-slide-change', () => changes++);
      element.currentIndex = -1;
      await settled(element);
      expect(current(element)).to.equal(4);
      await until(() => isInView(element, 4));
      expect(changes).to.equal(0);
    });
    it('refuses a change while it is in motion [GAL-051]', async () => {
      media.restore();
      media = pretendMedia(/reduced-motion/, false);
      for (const attributes of ['design="slideshow" speed="0.5"', 'design="carousel" slides-per-row="1"']) {
        const element = await openGallery(attributes);
        const inMotion: boolean[] = [];
        let refused: Promise<void> | undefined;
        element.addEventListener('sq-slide-change', () => {
          inMotion.push(element.inMotion);
          refused ??= element.goTo(1);
        });
        expect(element.inMotion).to.equal(false);
        await element.goTo(4);
        await refused;
        expect([inMotion, current(element)]).to.deep.equal([[true], 4]);
        await until(() => !element.inMotion, 'the motion ends');
        expect(isInView(element, 4)).to.equal(true);
        await element.goTo(1);
        expect(current(element)).to.equal(1);
      }
    });
    it('starts to scroll at once, and renders the new index a frame later', async () => {
      media.restore();
      media = pretendMedia(/reduced-motion/, false);
      const element = await openGallery('design="carousel" slides-per-row="1"');
      const marked = () => indicators(element).findIndex((indicator) => indicator.hasAttribute('aria-current'));
      const announced = () => inShadow(element, '[part~=status]')!.textContent;
      button(element, 'control-next').click();
      await new Promise<void>(queueMicrotask);
      expect([element.currentIndex, element.inMotion, current(element)]).to.deep.equal([1, true, 1]);
      expect([marked(), announced()]).to.deep.equal([0, '']);
      await until(() => marked() === 1 && announced() === 'Slide 2 of 5: Slide 2');
    });
    it('moves from right to left where the text does', async () => {
      const holder = await place(
        `<div dir="rtl" style="width:600px"><sq-gallery design="slideshow">${slides(3)}</sq-gallery></div>`,
      );
      const element = holder.firstElementChild as Gallery;
      await settled(element);
      await element.next();
      await until(() => isInView(element, 1));
      expect(viewport(element).scrollLeft).to.be.below(0);
    });
    it('follows children that are added, removed and reordered', async () => {
      const element = await openGallery('design="slideshow"', 3);
      await element.goTo(2);
      element.lastElementChild!.remove();
      await until(() => current(element) === 1 && indicators(element).length === 2);
      element.insertAdjacentHTML('beforeend', slides(2));
      await until(() => indicators(element).length === 4);
      const shown = element.children[1]!;
      element.append(element.firstElementChild!);
      await until(() => current(element) === 0 && element.firstElementChild === shown, 'the same slide');
    });
  });

  describe('keyboard', () => {
    it('arrows, Home and End move while the focus is inside [GAL-105]', async () => {
      const element = await openGallery('design="slideshow"');
      viewport(element).focus();
      await sendKeys({ press: 'ArrowRight' });
      await until(() => current(element) === 1);
      await sendKeys({ press: 'ArrowLeft' });
      await until(() => current(element) === 0);
      await sendKeys({ press: 'End' });
      await until(() => current(element) === 4);
      await sendKeys({ press: 'Home' });
      await until(() => current(element) === 0);
    });
    it('the left arrow goes forward in right-to-left text', async () => {
      const holder = await place(`<div dir="rtl"><sq-gallery design="slideshow">${slides(3)}</sq-gallery></div>`);
      const element = holder.firstElementChild as Gallery;
      await settled(element);
      viewport(element).focus();
      await sendKeys({ press: 'ArrowLeft' });
      await until(() => current(element) === 1);
    });
    it('keyboard="false" does not handle keys', async () => {
      const element = await openGallery('design="slideshow" keyboard="false"');
      button(element, 'control-next').focus();
      await sendKeys({ press: 'End' });
      expect(current(element)).to.equal(0);
    });
    it('Enter and Space activate a focused control [GAL-106]', async () => {
      const element = await openGallery('design="slideshow"');
      button(element, 'control-next').focus();
      await sendKeys({ press: 'Enter' });
      await until(() => current(element) === 1);
      await sendKeys({ press: ' ' });
      await until(() => current(element) === 2);
    });
  });

  describe('autoplay', () => {
    const toggle = (element: Element) => button(element, 'play-toggle');
    beforeEach(() => {
      media.restore();
      media = pretendMedia(/reduced-motion/, false);
    });
    it('moves on by a timer, 5 s by default [GAL-060, GAL-016, GAL-086]', async () => {
      const time = clock();
      const element = await openGallery('design="slideshow" autoplay', 3);
      await until(() => time.asked.length > 0);
      time.restore();
      expect(time.asked[0]!.ms).to.equal(5000);
      const change = nextEvent<CustomEvent<{ reason: string }>>(element, 'sq-slide-change');
      time.asked[0]!.run();
      expect((await change).detail.reason).to.equal('autoplay');
    });
    it('takes autoplay-duration in seconds [GAL-017]', async () => {
      const time = clock();
      try {
        const element = await openGallery('design="slideshow" autoplay autoplay-duration="2.5" speed="0.01"', 4);
        for (const index of [1, 2, 3]) {
          await until(() => time.asked.length === index, `timer ${index}`);
          expect(time.asked[index - 1]!.ms, `timer ${index}`).to.equal(2500);
          expect(current(element)).to.equal(index - 1);
          time.asked[index - 1]!.run();
          await until(() => current(element) === index && !element.inMotion);
        }
        time.asked.length = 0;
        element.autoplayDuration = 0.75;
        await settled(element);
        await until(() => time.asked.length > 0);
        expect(time.asked.at(-1)!.ms).to.equal(750);
      } finally {
        time.restore();
      }
    });
    it('continues, and wraps around with loop', async () => {
      const element = await openGallery('design="slideshow" autoplay loop autoplay-duration="0.1" speed="0.01"', 2);
      const seen: number[] = [];
      element.addEventListener('sq-slide-change', (event) => seen.push(event.detail.index));
      await until(() => seen.length >= 2, 'two changes');
      expect(seen.slice(0, 2)).to.deep.equal([1, 0]);
    });
    it('rests while the pointer is over it, but not for touch [GAL-061]', async () => {
      const element = await openGallery('design="slideshow" autoplay loop autoplay-duration="0.1"');
      const live = () => inShadow(element, '[part~=status]')!.getAttribute('aria-live');
      await until(() => live() === 'off', 'runs');
      element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      await until(() => live() === 'polite', 'rests');
      expect(toggle(element).getAttribute('aria-label'), 'not paused by the visitor').to.equal('Pause');
      element.dispatchEvent(new PointerEvent('pointerleave'));
      await until(() => live() === 'off', 'runs again');
      element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch' }));
      await settled(element);
      expect(live()).to.equal('off');
    });
    it('rests while the focus is inside', async () => {
      const element = await openGallery('design="slideshow" autoplay');
      const live = () => inShadow(element, '[part~=status]')!.getAttribute('aria-live');
      await until(() => live() === 'off');
      viewport(element).focus();
      await until(() => live() === 'polite');
    });
    it('has a visible button that pauses and plays, and emits sq-autoplay-change', async () => {
      const element = await openGallery('design="slideshow" autoplay');
      expect(toggle(element).checkVisibility()).to.equal(true);
      const change = nextEvent(document, 'sq-autoplay-change');
      toggle(element).click();
      expect((await change).detail).to.deep.equal({ playing: false });
      await until(() => toggle(element).getAttribute('aria-label') === 'Play');
      await element.play();
      expect(toggle(element).getAttribute('aria-label')).to.equal('Pause');
    });
    it('starts paused under reduced motion', async () => {
      media.restore();
      media = pretendMedia(/reduced-motion/, true);
      expect(toggle(await openGallery('design="slideshow" autoplay')).getAttribute('aria-label')).to.equal('Play');
    });
    it('is off with nomotion=true in the address, and with nothing else [GAL-049]', async () => {
      const before = location.href;
      const at = async (query: string) => {
        const url = new URL(before);
        url.search += `${url.search ? '&' : '?'}${query}`;
        history.replaceState(null, '', url);
        return toggle(await openGallery('design="slideshow" autoplay')) !== null;
      };
      expect(await at('nomotion=true')).to.equal(false);
      expect(await at('nomotion=1')).to.equal(true);
      expect(await at('nomotion=TRUE')).to.equal(true);
      history.replaceState(null, '', before);
    });
    it('leaves no timer when it is removed', async () => {
      const cleared: unknown[] = [];
      const real = window.clearInterval;
      const element = await openGallery('design="slideshow" autoplay autoplay-duration="60"');
      await until(() => inShadow(element, '[part~=status]')!.getAttribute('aria-live') === 'off');
      window.clearInterval = ((timer?: number) => {
        cleared.push(timer);
        real(timer);
      }) as typeof window.clearInterval;
      element.remove();
      await settled(element);
      window.clearInterval = real;
      expect(cleared.length).to.be.above(0);
    });
  });

  describe('lightbox', () => {
    const click = (slide: Element, init: MouseEventInit = {}) => {
      const event = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init });
      // A click that the block does not prevent would navigate away from the test page.
      const stop = (last: Event) => last.preventDefault();
      let prevented = false;
      window.addEventListener('click', (seen) => (prevented = seen.defaultPrevented), { once: true });
      window.addEventListener('click', stop, { once: true });
      slide.dispatchEvent(event);
      return prevented;
    };

    it('warns when the page has no lightbox, and the link works as a link [GAL-072]', async () => {
      const element = await openGallery('design="grid" lightbox');
      const warnings = await warningsOf(() => expect(click(element.children[1]!)).to.equal(false));
      expect(warnings.join()).to.contain('lightboxify is not available in this tier!');
    });
    it('opens the clicked slide in a lightbox of its own, once its code is there [GAL-005, GAL-006]', async () => {
      const opened: number[] = [];
      const registry = pageRegistry();
      registry.loadBlock = (tag) => {
        if (!customElements.get(tag))
          customElements.define(
            tag,
            class extends HTMLElement {
              open(index: number) {
                opened.push(index);
                return Promise.resolve();
              }
            },
          );
        return Promise.resolve();
      };
      const element = await openGallery('design="grid" lightbox lightbox-theme="light"');
      expect(click(element.children[2]!.firstElementChild!)).to.equal(true);
      await until(() => opened.length === 1);
      expect(opened).to.deep.equal([2]);
      const created = document.querySelector(`sq-lightbox[for="${element.id}"]`)!;
      expect(created.getAttribute('theme')).to.equal('light');
      created.remove();
      delete registry.loadBlock;
    });
    it('does not handle clicks with a modifier key', async () => {
      const element = await openGallery('design="grid" lightbox');
      expect(click(element.children[0]!, { ctrlKey: true })).to.equal(false);
    });
  });

  it('loads the images of existing templates when they come near [GAL-036]', async () => {
    const element = await place<Gallery>(
      `<sq-gallery design="slideshow"><img data-src="${picture('navy')}" alt=""></sq-gallery>`,
    );
    await until(() => element.querySelector('img')!.hasAttribute('src'));
  });

  it('the slides in view have the role description slide, unless they have a role already', async () => {
    const figure = `<figure><img alt="Bowl" src="${picture()}" width="300" height="200"><figcaption>Stoneware</figcaption></figure>`;
    const element = await openGallery('design="carousel"', `<div>${slides(1)}</div>` + figure.repeat(4) + slides(1));
    const roles = () => [...element.children].map((slide) => slide.getAttribute('aria-roledescription') ?? '');
    expect(roles()).to.deep.equal(['slide', 'slide', 'slide', '', '', '']);
    expect([...element.children].map((slide) => slide.getAttribute('role'))).to.deep.equal([
      'group',
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(element.children[1]!.getAttribute('aria-label')).to.equal('2 of 6');
    await expect(element).to.be.accessible();
    await element.next();
    await until(() => roles().join() === ',,,slide,slide,');
    element.remove();
    await settled(element);
    expect(element.querySelector('[role], [aria-label]') === null).to.equal(true);
  });
  it('is accessible in every design', async () => {
    for (const attributes of ['design="slideshow" label="Work"', 'design="carousel" autoplay', 'design="grid"'])
      await expect(await openGallery(attributes)).to.be.accessible();
  });
});

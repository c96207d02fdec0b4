import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { nextEvent, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { slides } from '../../shared/testing/pictures.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import {
  boxes,
  button,
  clock,
  current,
  endMotion,
  isInView,
  openGallery,
  stroke,
  viewport,
  type Gallery,
} from './testing/gallery.js';

const animationsOf = (element: Element, index: number) => element.children[index]!.getAnimations({ subtree: true });
const duration = (animation: Animation | undefined) => animation?.effect?.getComputedTiming().duration;
const frames = (animation: Animation | undefined) => (animation?.effect as KeyframeEffect).getKeyframes();
const visible = (element: Element) =>
  [...element.children].flatMap((slide, index) => (getComputedStyle(slide).visibility === 'visible' ? [index] : []));
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const still = (element: Gallery) => until(() => !element.inMotion, 'the motion ends');

describe('sq-gallery in motion', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, false)));
  afterEach(() => media.restore());

  describe('transitions', () => {
    it('fades in in 1 s by default, and out in 1.2 times that [GAL-103]', async () => {
      const element = await openGallery('design="slideshow"');
      await element.next();
      expect([duration(animationsOf(element, 1)[0]), duration(animationsOf(element, 0)[0])]).to.deep.equal([
        1000, 1200,
      ]);
      expect(frames(animationsOf(element, 1)[0]).map(({ opacity }) => opacity)).to.deep.equal(['0', '1']);
      expect(frames(animationsOf(element, 0)[0]).map(({ opacity }) => opacity)).to.deep.equal(['1', '1', '0']);
      const fast = await openGallery('design="slideshow" speed="60.5" easing="linear"');
      await fast.next();
      expect([duration(animationsOf(fast, 1)[0]), duration(animationsOf(fast, 0)[0])]).to.deep.equal([60_500, 72_600]);
      await endMotion(fast);
      expect(animationsOf(fast, 0)).to.deep.equal([]);
    });
    it('shows only the current slide, and the previous one until its animation ends', async () => {
      const element = await openGallery('design="slideshow" speed="60"');
      expect(visible(element)).to.deep.equal([0]);
      await element.goTo(3);
      expect(visible(element)).to.deep.equal([0, 3]);
      expect(boxes(element)[0]!.left, 'where it was').to.be.closeTo(viewport(element).getBoundingClientRect().left, 1);
      await endMotion(element);
      await until(() => visible(element).join() === '3');
    });
    it('Ken Burns grows the image to 1.075 [GAL-096]', async () => {
      const element = await openGallery('design="slideshow" transition="ken-burns" autoplay-duration="4"');
      const growth = () => animationsOf(element, current(element)).find(({ id }) => id === 'sq-ken-burns');
      const scales = () => [0, -1].map((at) => frames(growth()).at(at)!['scale']);
      expect(scales()).to.deep.equal(['1', '1.075']);
      expect(duration(growth()), 'as long as a slide is shown').to.equal(5000);
      await element.next();
      expect(scales()).to.deep.equal(['1', '1.075']);
      growth()!.finish();
      expect(getComputedStyle(element.children[1]!.querySelector('img')!).scale).to.equal('1.075');
      const zoomed = await openGallery('design="slideshow" transition="ken-burns" zoom="1.3"');
      expect(frames(animationsOf(zoomed, 0)[0]).at(-1)!['scale']).to.equal('1.3');
      zoomed.remove();
      await settled(zoomed);
      expect(animationsOf(zoomed, 0)).to.deep.equal([]);
    });
    it('a swipe transition enters from the side of the next slide', async () => {
      const element = await openGallery('design="slideshow" transition="swipe"', 3, 600);
      await element.next();
      const [enter] = animationsOf(element, 1);
      enter!.pause();
      enter!.currentTime = 0;
      expect(boxes(element)[1]!.left - viewport(element).getBoundingClientRect().left).to.be.closeTo(600, 2);
      const vertical = await openGallery('design="slideshow" transition="swipe" direction="vertical"', 3, 600);
      await vertical.next();
      const [fall] = animationsOf(vertical, 1);
      fall!.pause();
      fall!.currentTime = 0;
      const view = viewport(vertical).getBoundingClientRect();
      expect([boxes(vertical)[1]!.left - view.left, boxes(vertical)[1]!.top - view.top].map(Math.round)).to.deep.equal([
        0, 400,
      ]);
    });
    it('keeps its direction where it wraps around', async () => {
      const element = await openGallery('design="slideshow" transition="swipe" loop current-index="2"', 3, 600);
      await element.next();
      const [enter] = animationsOf(element, 0);
      enter!.pause();
      enter!.currentTime = 0;
      expect(boxes(element)[0]!.left - viewport(element).getBoundingClientRect().left).to.be.closeTo(600, 2);
    });
    it('moves the focus to the viewport when the focused slide is hidden', async () => {
      const element = await openGallery('design="slideshow" speed="0.05"', 3);
      (element.firstElementChild as HTMLElement).focus();
      await sendKeys({ press: 'ArrowRight' });
      await still(element);
      expect(element.shadowRoot!.activeElement === viewport(element)).to.equal(true);
      await sendKeys({ press: 'ArrowRight' });
      await still(element);
      expect(element.currentIndex).to.equal(2);
    });
    it('animates nothing under reduced motion', async () => {
      media.restore();
      media = pretendMedia(/reduced-motion/, true);
      for (const transition of ['fade', 'ken-burns', 'swipe', 'new-swipe', 'scroll']) {
        const element = await openGallery(`design="slideshow" transition="${transition}"`);
        await element.next();
        expect(animationsOf(element, 1).concat(animationsOf(element, 0)), transition).to.deep.equal([]);
        expect([element.inMotion, isInView(element, 1)], transition).to.deep.equal([false, true]);
      }
    });
    it('cancels its animations when it is removed during a transition', async () => {
      const element = await openGallery('design="slideshow"');
      await element.next();
      element.remove();
      await settled(element);
      expect([...element.children].flatMap((slide) => slide.getAnimations())).to.deep.equal([]);
    });
    it('a slider takes 0.5 s [GAL-094]', async () => {
      const element = await openGallery('design="slider" v-size="20"', 9);
      expect(element.designOptions).to.include({ speed: 0.5, preloadCount: 1, alignment: 'middle' });
      await element.goTo(4);
      expect(duration(viewport(element).getAnimations()[0])).to.equal(500);
      viewport(element).getAnimations()[0]!.finish();
      await still(element);
      const view = viewport(element).getBoundingClientRect();
      const box = boxes(element)[4]!;
      expect(box.left + box.width / 2).to.be.closeTo(view.left + view.width / 2, 2);
    });
    it('a slideshow has speed 1 s, preload 1, click next and fade [GAL-095]', async () => {
      expect((await openGallery('design="slideshow"')).designOptions).to.include({
        speed: 1,
        preloadCount: 1,
        clickBehavior: 'next',
        transition: 'fade',
      });
    });
  });

  describe('drags and swipes', () => {
    const seenBy = async (attributes: string, ...strokes: Parameters<typeof stroke>[1][]) => {
      const element = await openGallery(`design="slideshow" speed="0.01" ${attributes}`, 4, 600);
      for (const points of strokes) {
        stroke(element, points);
        await still(element);
      }
      return element.currentIndex;
    };
    it('a quick swipe of 50 px moves forward or back', async () => {
      expect(
        await seenBy('', [
          [300, 0],
          [240, 100],
        ]),
      ).to.equal(1);
      expect(
        await seenBy('loop', [
          [240, 0],
          [300, 100],
        ]),
      ).to.equal(3);
      expect(
        await seenBy('', [
          [300, 0],
          [260, 100],
        ]),
        'too short',
      ).to.equal(0);
      expect(
        await seenBy('', [
          [300, 0],
          [100, 400],
        ]),
        'too slow',
      ).to.equal(0);
    });
    it('new-swipe locks its axis after 10 px [GAL-098]', async () => {
      const element = await openGallery('design="slideshow" transition="new-swipe"', 4, 600);
      const pointer = (type: string, x: number, y: number, time: number) => {
        const event = new PointerEvent(type, {
          bubbles: true,
          composed: true,
          isPrimary: true,
          pointerId: 7,
          pointerType: 'touch',
          clientX: x,
          clientY: y,
        });
        Object.defineProperty(event, 'timeStamp', { value: time });
        element.firstElementChild!.dispatchEvent(event);
      };
      const moved = (...points: readonly (readonly [x: number, y: number])[]) => {
        pointer('pointerdown', 300, 50, 0);
        points.forEach(([x, y], index) => pointer('pointermove', x, y, 10 * (index + 1)));
        return viewport(element).scrollLeft;
      };
      const lift = async () => {
        pointer('pointercancel', 300, 50, 900);
        await still(element);
      };
      expect(moved([291, 50]), 'below 10 px').to.equal(0);
      await lift();
      expect(moved([295, 59], [291, 41]), 'in any direction').to.equal(0);
      await lift();
      expect(moved([290, 50]), 'from 10 px on').to.equal(10);
      await lift();
      expect(moved([291, 60], [100, 60], [100, 60]), 'vertical: the page scrolls').to.equal(0);
      await lift();
      expect(moved([289, 52], [250, 200]), 'follows along its axis').to.equal(50);
      pointer('pointermove', 20, 200, 30);
      pointer('pointerup', 20, 200, 400);
      await still(element);
      expect([element.currentIndex, isInView(element, 1)]).to.deep.equal([1, true]);
      pointer('pointerdown', 300, 50, 500);
      pointer('pointermove', 302, 62, 510);
      pointer('pointermove', 100, 62, 520);
      expect(isInView(element, 1), 'a vertical drag scrolls the page').to.equal(true);
      pointer('pointerup', 100, 62, 530);
      expect(element.currentIndex).to.equal(1);
    });
    it('returns when it is released before the snap point', async () => {
      const element = await openGallery('design="slideshow" transition="new-swipe"', 4, 600);
      stroke(element, [
        [300, 0],
        [280, 200],
        [200, 400],
        [200, 900],
      ]);
      await still(element);
      expect([element.currentIndex, viewport(element).scrollLeft]).to.deep.equal([0, 0]);
      stroke(element, [
        [100, 0],
        [120, 100],
        [220, 200],
        [220, 900],
      ]);
      expect(viewport(element).style.translate, 'released').to.equal('');
      await still(element);
      expect(element.currentIndex).to.equal(0);
    });
    it('follows a finger beyond an inertial end by a third, and not beyond a hard one', async () => {
      const element = await openGallery('design="slideshow" transition="new-swipe" boundaries="inertial"', 4, 600);
      const move = (type: string, x: number, time: number) => {
        const event = new PointerEvent(type, {
          bubbles: true,
          isPrimary: true,
          pointerId: 3,
          pointerType: 'touch',
          clientX: x,
        });
        Object.defineProperty(event, 'timeStamp', { value: time });
        element.firstElementChild!.dispatchEvent(event);
      };
      move('pointerdown', 100, 0);
      move('pointermove', 120, 10);
      move('pointermove', 190, 20);
      expect(viewport(element).style.translate).to.equal('30px');
      move('pointercancel', 190, 30);
      element.boundaries = ['hard', 'hard'];
      await settled(element);
      await still(element);
      move('pointerdown', 100, 100);
      move('pointermove', 120, 110);
      move('pointermove', 190, 120);
      expect(viewport(element).style.translate).to.equal('0px');
      move('pointercancel', 190, 130);
    });
    it('a drag is no click', async () => {
      const element = await openGallery('design="slideshow" transition="new-swipe"', 4, 600);
      let clicked = 0;
      element.addEventListener('click', () => clicked++);
      stroke(element, [
        [300, 0],
        [280, 10],
        [200, 20],
        [200, 30],
      ]);
      element.firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      expect(clicked).to.equal(0);
    });
  });

  describe('autoplay', () => {
    const live = (element: Element) => element.shadowRoot!.querySelector('[part~=status]')!.getAttribute('aria-live');
    it('takes its times in ms from autoplay-options [GAL-038]', async () => {
      const time = clock();
      const element = await openGallery(
        `design="slideshow" speed="0.01" autoplay autoplay-options='{"timeout": 900, "interval": 300, "randomize": false, "pauseOnMouseover": ["container"]}'`,
      );
      await until(() => time.asked.length === 1);
      time.asked[0]!.run();
      await until(() => time.asked.length === 2);
      time.restore();
      expect(time.asked.map(({ ms }) => ms)).to.deep.equal([900, 300]);
      expect(element.autoplayOptions).to.deep.equal({
        timeout: 900,
        interval: 300,
        randomize: false,
        pauseOnMouseover: ['container'],
      });
    });
    it('picks a random slide with randomize, else the next one [GAL-063]', async () => {
      const real = Math.random;
      Math.random = () => 0.6;
      const time = clock();
      try {
        const seen = async (attributes: string) => {
          const element = await openGallery(`design="slideshow" speed="0.01" autoplay ${attributes}`, 6);
          await until(() => time.asked.length > 0);
          const change = nextEvent<CustomEvent<{ index: number }>>(element, 'sq-slide-change');
          time.asked.at(-1)!.run();
          const { index } = (await change).detail;
          element.remove();
          await settled(element);
          time.asked.length = 0;
          return index;
        };
        expect(await seen(`autoplay-options='{"randomize": true}'`)).to.equal(4);
        expect(await seen('')).to.equal(1);
      } finally {
        Math.random = real;
        time.restore();
      }
    });
    it('pauses over the parts in pauseOnMouseover; controls of the page count as controls', async () => {
      const own = document.createElement('div');
      own.id = 'own-controls';
      document.body.append(own);
      const enter = (target: Element) =>
        target.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      try {
        const element = await openGallery(
          `design="slideshow" autoplay autoplay-options='{"pauseOnMouseover": ["controls"]}' elements='{"controls": "#own-controls"}'`,
        );
        await until(() => live(element) === 'off');
        enter(element);
        await settled(element);
        expect(live(element), 'the container is not in the list').to.equal('off');
        enter(own);
        await until(() => live(element) === 'polite');
        own.dispatchEvent(new PointerEvent('pointerleave'));
        await until(() => live(element) === 'off');
        enter(button(element, 'controls'));
        await until(() => live(element) === 'polite');
      } finally {
        own.remove();
      }
    });
    it('adds `resume` to the wait after a pause', async () => {
      const time = clock();
      const element = await openGallery('design="slideshow"');
      element.config = { autoplay: { timeout: 2000 } };
      await until(() => time.asked.length === 1);
      element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
      await until(() => live(element) === 'polite');
      element.dispatchEvent(new PointerEvent('pointerleave'));
      await until(() => time.asked.length === 2);
      time.restore();
      expect(time.asked.map(({ ms }) => ms)).to.deep.equal([2000, 3000]);
    });
    it('rests while a video plays, and continues afterwards [GAL-062]', async () => {
      const element = await openGallery('design="slideshow" autoplay', `<video muted></video>${slides(2)}`);
      await until(() => live(element) === 'off');
      const video = element.querySelector('video')!;
      video.dispatchEvent(new Event('play'));
      await until(() => live(element) === 'polite');
      expect(button(element, 'play-toggle').getAttribute('aria-label'), 'not paused by the visitor').to.equal('Pause');
      video.dispatchEvent(new Event('ended'));
      await until(() => live(element) === 'off');
      video.dispatchEvent(new CustomEvent('sq-video-play', { bubbles: true }));
      await until(() => live(element) === 'polite');
      await element.next();
      await until(() => live(element) === 'off', 'another slide is current');
    });
    for (const count of [1, 2, 3])
      it(`loops with ${count} slides`, async () => {
        const element = await openGallery(
          'design="slideshow" autoplay loop speed="0.01" autoplay-duration="0.1"',
          count,
        );
        const seen: number[] = [];
        element.addEventListener('sq-slide-change', ({ detail }) => seen.push(detail.index));
        await element.next();
        if (count === 1) return expect(seen).to.deep.equal([]);
        await until(() => seen.length >= count + 1, 'around');
        expect(seen.slice(0, count + 1)).to.deep.equal(Array.from({ length: count + 1 }, (_, i) => (i + 1) % count));
        expect(visible(element)).to.include(element.currentIndex);
      });
    it('continues while slides are added, removed and moved, and while its width changes', async () => {
      const element = await openGallery('design="slideshow" autoplay loop speed="0.01" autoplay-duration="0.1"', 3);
      let changes = 0;
      element.addEventListener('sq-slide-change', () => changes++);
      const on = async () => {
        const before = changes;
        await until(() => changes > before + 1, 'continues');
      };
      element.insertAdjacentHTML('beforeend', slides(2));
      await on();
      element.firstElementChild!.remove();
      await on();
      element.prepend(element.lastElementChild!);
      await on();
      element.parentElement!.style.width = '400px';
      await on();
      expect(element.numberOfSlides).to.equal(4);
      element.remove();
      await settled(element);
    });
  });

  it('recomputes its layout 100 ms after a resize [GAL-085]', async () => {
    const element = await openGallery('design="carousel"', 9);
    const dots = () => element.shadowRoot!.querySelectorAll('[part~=indicator]').length;
    expect(dots()).to.equal(3);
    const real = window.setTimeout;
    const held: (() => void)[] = [];
    window.setTimeout = ((run: () => void, ms?: number) => {
      if (ms !== 100) return real(run, ms);
      return held.push(run);
    }) as typeof window.setTimeout;
    try {
      element.parentElement!.style.width = '400px';
      await until(() => held.length > 0, 'a timer of 100 ms');
      await nextFrame();
      expect(dots(), 'not before').to.equal(3);
      held.at(-1)!();
      await until(() => dots() === 5);
    } finally {
      window.setTimeout = real;
    }
  });
  it('measures its layout again after a resize or when the device is turned, unless that is switched off [GAL-041]', async () => {
    const dots = (element: Element) => element.shadowRoot!.querySelectorAll('[part~=indicator]').length;
    const turned = () => screen.orientation?.dispatchEvent(new Event('change'));
    const still = await openGallery(
      'design="carousel" refresh-on-resize="false" refresh-on-orientation-change="false"',
      9,
    );
    const follows = await openGallery('design="carousel"', 9);
    still.parentElement!.style.width = follows.parentElement!.style.width = '400px';
    await until(() => dots(follows) === 5);
    turned();
    await settled(still);
    expect(dots(still)).to.equal(3);
    await still.refresh();
    expect(dots(still)).to.equal(5);
    if (!('orientation' in screen)) return;
    const turns = await openGallery('design="carousel" refresh-on-resize="false"', 9);
    turns.parentElement!.style.width = '400px';
    turned();
    await until(() => dots(turns) === 5);
  });
  it('starts with the slide that the visitor scrolled to before the upgrade', async () => {
    const { takeScrolledPosition } = await import('./row/scrolled-position.js');
    const early = document.createElement('div');
    early.innerHTML = `<sq-not-yet style="display:flex;overflow:auto;width:300px">${slides(4)}</sq-not-yet>`;
    for (const slide of early.firstElementChild!.children) (slide as HTMLElement).style.cssText = 'flex:0 0 100%';
    document.body.append(early);
    early.firstElementChild!.scrollLeft = 600;
    takeScrolledPosition('sq-not-yet');
    expect((early.firstElementChild as Gallery).currentIndex).to.equal(2);
    early.remove();
  });
});

import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { FITTED, maxScale, within, zoomAt } from '../../react-impl/lightbox/logic/zoom.js';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import { pretend } from '../../shared/testing/storage.js';
import type { ElementOf } from '../../shared/declaration/derived-types.js';
import type { lightbox } from './declaration.js';
import './index.js';
import sheet from './sq-lightbox.css' with { type: 'css' };

type Lightbox = ElementOf<typeof lightbox>;

const dialog = (element: Element) => inShadow<HTMLDialogElement>(element, 'dialog')!;
/** There is no dialog before the first use. */
const isOpen = (element: Element) => inShadow<HTMLDialogElement>(element, 'dialog')?.open ?? false;
const part = <E extends HTMLElement = HTMLElement>(element: Element, name: string) =>
  inShadow<E>(element, `[part="${name}"]`);
const shown = (element: Element) => part(element, 'image')?.getAttribute('alt');
const link = (group: string, label: string) =>
  `<a href="${picture()}" data-sq-lightbox="${group}"><img src="${picture()}" alt="${label}" width="90" height="60"></a>`;
const scaleOf = (element: Element) => Number(part(element, 'image')!.style.scale || 1);

describe('the viewer of sq-lightbox', () => {
  let media: ReturnType<typeof pretendMedia>;
  let current: Lightbox | undefined;
  before(() => withPageSheet(sheet));
  beforeEach(() => {
    media = pretendMedia(/432px/, false);
    Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true, writable: true });
  });
  afterEach(async () => {
    if (current?.isConnected && isOpen(current)) await close();
    current = undefined;
    media.restore();
    delete (document as { startViewTransition?: unknown }).startViewTransition;
  });
  /** Closing goes back over the viewer's history entry: resolves when the browser has done so. */
  async function close() {
    const back = nextEvent(window, 'popstate');
    await current!.close();
    await back;
  }
  async function open(attributes = '', inside = slides(3), at = 0) {
    current = await place<Lightbox>(`<sq-lightbox ${attributes}>${inside}</sq-lightbox>`);
    await current.open(at);
    return current;
  }

  it('is not loaded until an item is hovered', async () => {
    const element = await place<Lightbox>(`<sq-lightbox>${slides(2)}</sq-lightbox>`);
    expect(dialog(element) === null).to.equal(true);
    element.firstElementChild!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await until(() => dialog(element) !== null);
    expect(isOpen(element)).to.equal(false);
  });

  it('loads the images before and after the current one, with low priority', async () => {
    const created: HTMLImageElement[] = [];
    const restore = pretend(window, 'Image', function () {
      const image = document.createElement('img');
      created.push(image);
      return image;
    });
    const loadedSources = () => created.splice(0).map(({ src, fetchPriority }) => [src, fetchPriority]);
    try {
      const element = await open('', slides(6), 2);
      const source = (at: number) => (element.children[at] as HTMLAnchorElement).href;
      expect(loadedSources()).to.deep.equal([
        [source(3), 'low'],
        [source(1), 'low'],
      ]);
      await element.next();
      expect(loadedSources()).to.deep.equal([
        [source(4), 'low'],
        [source(2), 'low'],
      ]);
    } finally {
      restore();
    }
  });

  describe('items', () => {
    it('are the slides of several galleries, in the order of the ids', async () => {
      const holder = await place(
        `<div><ul id="one">${slides(2)}</ul><ul id="two">${slides(3)}</ul><sq-lightbox for="one two"></sq-lightbox></div>`,
      );
      current = holder.lastElementChild as Lightbox;
      await settled(current);
      const opened = nextEvent(current, 'sq-lightbox-open');
      holder.querySelector<HTMLElement>('#two > :nth-child(2)')!.click();
      expect((await opened).detail).to.deep.equal({ index: 3 });
      expect(part(current, 'status')!.textContent).to.contain('Image 4 of 5');
    });
    it('are the plain links of one group, anywhere on the page, also links added later', async () => {
      const holder = await place(
        `<div><p>${link('trip', 'One')}</p>${link('other', 'Not of it')}<figure>${link('trip', 'Two')}<figcaption>The second</figcaption></figure></div>`,
      );
      holder.insertAdjacentHTML('beforeend', link('trip', 'Three'));
      const opened = nextEvent(document, 'sq-lightbox-open');
      holder.querySelectorAll<HTMLElement>('[data-sq-lightbox=trip]')[1]!.click();
      expect((await opened).detail).to.deep.equal({ index: 1 });
      current = document.querySelector<Lightbox>('sq-lightbox[group=trip]')!;
      expect([shown(current), part(current, 'caption')!.textContent]).to.deep.equal(['Two', 'The second']);
      await sendKeys({ press: 'ArrowRight' });
      expect(shown(current)).to.equal('Three');
      await close();
      current.remove();
    });
    it('are one link if it names no group; clicks with a modifier key are left to the browser', async () => {
      const holder = await place(`<div>${link('', 'Alone')}${link('', 'Another')}</div>`);
      const [first] = holder.children as unknown as [HTMLElement];
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      first.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true }));
      expect(first.dataset['sqLightbox']).to.equal('');
      const opened = nextEvent(document, 'sq-lightbox-open');
      first.click();
      await opened;
      current = document.querySelector<Lightbox>(`sq-lightbox[group="${first.dataset['sqLightbox']}"]`)!;
      expect(part(current, 'control-next') === null).to.equal(true);
      await close();
      current.remove();
    });
  });

  describe('zoom', () => {
    const ready = (element: Element) => until(() => part(element, 'zoom-in') !== null, 'its code is loaded');
    const press = (element: Element, name: string) => part(element, name)!.click();
    const pointer = (element: Element, type: string, id: number, x: number, y: number, time = 0) => {
      const target = part(element, 'image')!;
      const event = new PointerEvent(type, {
        bubbles: true,
        composed: true,
        pointerId: id,
        pointerType: 'touch',
        clientX: x,
        clientY: y,
      });
      Object.defineProperty(event, 'timeStamp', { value: time });
      target.dispatchEvent(event);
    };

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
    });
    it('works by buttons and keys, and is reset for another item', async () => {
      const element = await open();
      await ready(element);
      expect(part(element, 'zoom-out')!.getAttribute('aria-disabled')).to.equal('true');
      press(element, 'zoom-in');
      await until(() => scaleOf(element) === 1.6);
      press(element, 'zoom-in');
      await until(() => scaleOf(element) === 2);
      expect(part(element, 'zoom-in')!.getAttribute('aria-disabled')).to.equal('true');
      await sendKeys({ press: '-' });
      await until(() => scaleOf(element) === 1.25);
      await sendKeys({ press: '0' });
      await until(() => scaleOf(element) === 1);
      await sendKeys({ press: '+' });
      await until(() => scaleOf(element) === 1.6);
      await element.next();
      await until(() => shown(element) === 'Slide 2' && scaleOf(element) === 1);
    });
    it('the arrow keys move an enlarged image, and show the next item otherwise', async () => {
      const large = picture('teal', 3000, 2000);
      const element = await open(
        '',
        `<a href="${large}"><img src="${large}" alt="Large" width="3000" height="2000"></a>${slides(1)}`,
      );
      await ready(element);
      await part<HTMLImageElement>(element, 'image')!.decode?.();
      await sendKeys({ press: '+' });
      await until(() => scaleOf(element) === 1.6);
      await sendKeys({ press: 'ArrowRight' });
      await until(() => Number.parseFloat(part(element, 'image')!.style.translate) < 0);
      expect(shown(element)).to.equal('Large');
      await sendKeys({ press: '0' });
      await until(() => scaleOf(element) === 1);
      await sendKeys({ press: 'ArrowRight' });
      expect(shown(element)).to.equal('Slide 1');
    });
    it('works by two fingers; one finger moves an enlarged image', async () => {
      const large = picture('teal', 3000, 2000);
      const element = await open(
        '',
        `<a href="${large}"><img src="${large}" alt="Large" width="3000" height="2000"></a>${slides(1)}`,
      );
      await ready(element);
      const [x, y] = [innerWidth / 2, innerHeight / 2];
      pointer(element, 'pointerdown', 1, x - 50, y);
      pointer(element, 'pointerdown', 2, x + 50, y);
      pointer(element, 'pointermove', 2, x + 150, y);
      await until(() => scaleOf(element) === 2);
      pointer(element, 'pointerup', 2, x + 150, y);
      const before = part(element, 'image')!.style.translate;
      pointer(element, 'pointermove', 1, x - 90, y);
      await until(() => part(element, 'image')!.style.translate !== before);
      pointer(element, 'pointerup', 1, x - 90, y, 9999);
      dialog(element).dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 5, clientY: 300 }));
      expect([isOpen(element), shown(element)], 'an enlarged image stays').to.deep.equal([true, 'Large']);
    });
    it('is switched on and off by a double tap', async () => {
      const element = await open();
      await ready(element);
      const tap = (time: number) => {
        pointer(element, 'pointerdown', 1, 100, 100, time);
        pointer(element, 'pointerup', 1, 100, 100, time + 20);
      };
      tap(1000);
      tap(1200);
      await until(() => scaleOf(element) === 2);
      tap(5000);
      expect(scaleOf(element), 'one tap alone').to.equal(2);
      tap(5200);
      await until(() => scaleOf(element) === 1);
    });
    it('works by the wheel with Control', async () => {
      const element = await open();
      await ready(element);
      const wheel = (ctrlKey: boolean) => {
        const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, ctrlKey, deltaY: -100 });
        part(element, 'image')!.dispatchEvent(event);
        return event.defaultPrevented;
      };
      expect([wheel(false), wheel(true)]).to.deep.equal([false, true]);
      await until(() => scaleOf(element) > 1.5);
    });
    it('does not exist if it is switched off, and for videos', async () => {
      const off = await open('zoom="false"');
      expect(dialog(off).dataset['zoomable']).to.equal(undefined);
      await close();
      const video = await open('', '<video muted></video>');
      expect(dialog(video).dataset['zoomable']).to.equal(undefined);
    });
  });

  describe('the change from thumbnail to image', () => {
    /** Replaces the browser's view transitions; `seen` is which image has the name before and after each change. */
    function pretendTransitions() {
      const seen: (readonly [string, string])[] = [];
      const ends: (() => void)[] = [];
      const named = () =>
        [
          document.querySelector('img[style*=view-transition-name]') && 'thumbnail',
          document.querySelector('sq-lightbox[data-sq-morphing]') && 'image',
        ]
          .filter(Boolean)
          .join();
      document.startViewTransition = ((update: () => void) => {
        const before = named();
        const updateCallbackDone = Promise.resolve().then(() => {
          update();
          seen.push([before, named()]);
        });
        return {
          updateCallbackDone,
          ready: updateCallbackDone,
          finished: new Promise<void>((resolve) => ends.push(resolve)),
        };
      }) as typeof document.startViewTransition;
      return { seen, named, ends, end: () => ends.at(-1)!() };
    }
    it('is a view transition of the thumbnail to the image, and back to the one seen last', async () => {
      const transitions = pretendTransitions();
      current = await place<Lightbox>(`<sq-lightbox>${slides(3)}</sq-lightbox>`);
      current.scrollIntoView();
      const opened = nextEvent(current, 'sq-lightbox-open');
      await current.open(1);
      await opened;
      expect(transitions.seen).to.deep.equal([['thumbnail', 'image']]);
      expect(dialog(current).dataset['morphing']).to.equal('true');
      const root = document.documentElement;
      expect(root.hasAttribute('data-sq-morphing'), 'the page is excluded from the transition').to.equal(true);
      transitions.end();
      await until(() => transitions.named() === '', 'no element has the name any more');
      expect(root.hasAttribute('data-sq-morphing')).to.equal(false);
      await current.previous();
      // The next items fade in again.
      expect(getComputedStyle(inShadow(current, '[part=stage]')!).animationDuration).to.equal('0.6s');
      await close();
      expect(transitions.seen[1]).to.deep.equal(['image', 'thumbnail']);
      transitions.end();
      await until(() => transitions.named() === '');
      expect(current.querySelector('[style]') === null).to.equal(true);
    });
    it('removes the name when the next item is shown before the transition ends', async () => {
      const transitions = pretendTransitions();
      const element = await open();
      expect(transitions.named()).to.equal('image');
      await element.next();
      transitions.end();
      await until(() => transitions.named() === '');
      expect(document.documentElement.hasAttribute('data-sq-morphing')).to.equal(false);
    });
    it('starts another transition when the viewer is closed before the first one ends', async () => {
      const transitions = pretendTransitions();
      const element = await open();
      await element.close();
      transitions.ends[0]!();
      await nextFrame();
      expect(transitions.named()).to.equal('thumbnail');
      expect(transitions.seen.at(-1)).to.deep.equal(['image', 'thumbnail']);
      expect(document.documentElement.hasAttribute('data-sq-morphing')).to.equal(true);
      transitions.end();
      await until(() => transitions.named() === '');
      expect(document.documentElement.hasAttribute('data-sq-morphing')).to.equal(false);
    });
    it('is no view transition under reduced motion, or if the thumbnail is out of view', async () => {
      media.restore();
      media = pretendMedia(/432px|reduced-motion/, true);
      const transitions = pretendTransitions();
      await open();
      await close();
      media.restore();
      media = pretendMedia(/432px/, false);
      current!.style.cssText = 'position:absolute; top:-9000px';
      await current!.open(0);
      expect(transitions.seen).to.deep.equal([]);
      expect(isOpen(current!)).to.equal(true);
    });
    it('is a view transition of one image in browsers that support them', async () => {
      delete (document as { startViewTransition?: unknown }).startViewTransition;
      const own = (document as Partial<Document>).startViewTransition;
      let moved: Promise<unknown> = Promise.resolve(own ? 'nothing' : 'no transition');
      if (own)
        document.startViewTransition = (update) => {
          const transition = own.call(document, update);
          moved = transition.ready.then(() =>
            document.documentElement
              .getAnimations({ subtree: true })
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
              .filter((pseudo) => pseudo?.startsWith('::view-transition-group'))
              .join(),
          );
          return transition;
        };
      const element = await open();
      expect(isOpen(element)).to.equal(true);
      expect(await moved).to.be.oneOf(['no transition', '::view-transition-group(sq-lightbox-image)']);
      await close();
      expect(isOpen(element)).to.equal(false);
      await until(() => element.querySelector('[style*=view-transition]') === null);
      await until(() => !document.documentElement.hasAttribute('data-sq-morphing'));
    });
  });

  it('with history-hash the address names the item and opens it, and Back closes the viewer', async () => {
    const before = location.href;
    const items = slides(3).replaceAll('data-slide-id', 'data-slide-url="" data-slide-id');
    const element = await open('history-hash', items);
    expect(location.hash).to.equal('#s0');
    // Not by history.length: browsers limit it to fifty.
    const push = history.pushState.bind(history);
    let pushed = 0;
    history.pushState = (...entry) => {
      pushed++;
      push(...entry);
    };
    await sendKeys({ press: 'ArrowRight' });
    await until(() => location.hash === '#s1');
    expect(pushed, 'a step adds no history entry').to.equal(0);
    history.pushState = push;
    await close();
    expect(location.href).to.equal(before);
    element.remove();
    history.replaceState(null, '', '#s2');
    current = await place<Lightbox>(`<sq-lightbox history-hash>${items}</sq-lightbox>`);
    await until(() => isOpen(current!));
    expect([shown(current), location.hash]).to.deep.equal(['Slide 3', '#s2']);
    const back = nextEvent(window, 'popstate');
    history.back();
    await back;
    await until(() => !isOpen(current!));
    expect(location.href).to.equal(before);
  });
  it('the c key toggles the caption, also for the next items, and a long caption scrolls', async () => {
    const figure = (caption: string) =>
      `<figure><a href="${picture()}"><img src="${picture()}" alt="A"></a><figcaption>${caption}</figcaption></figure>`;
    const element = await open('', figure('word '.repeat(3000)) + figure('Short'));
    const box = () => inShadow(element, '.caption-box')!;
    await until(() => box().tabIndex === 0 && box().getAttribute('aria-label') === 'Caption');
    await sendKeys({ press: 'c' });
    await until(() => box().dataset['shown'] === 'true');
    expect(box().clientHeight).to.be.at.most(innerHeight * 0.25 + 1);
    await element.next();
    await until(() => box().dataset['shown'] === 'true' && box().tabIndex === -1);
  });
  it('an image of unknown size has the ratio of its thumbnail until it is loaded', async () => {
    const thumbnail = picture('teal', 120, 40);
    const inside = `<a href="/never.jpg"><img src="${thumbnail}" alt="Unknown"></a>`;
    current = await place<Lightbox>(`<sq-lightbox>${inside}</sq-lightbox>`);
    await current.querySelector('img')!.decode();
    await current.open(0);
    const image = part<HTMLImageElement>(current, 'image');
    // It may have failed by now: the ratio applies while it is loading.
    if (image?.dataset['state'] === 'loading') {
      const [width, height] = image.style.aspectRatio.split('/').map(Number);
      expect(width! / height!).to.equal(3);
    }
    await until(() => inShadow(current!, '.failed') !== null, 'the message is shown');
  });
  it('a provider’s video is a sq-video in the viewer, removed when another item is shown', async () => {
    const wrapper = `<div data-type="video"><div class="sqs-video-wrapper" data-html="&lt;iframe src='/x'&gt;" data-provider-name="Vimeo"></div></div>`;
    const { pageRegistry } = await import('../../shared/platform/page/page-registry.js');
    pageRegistry().loadBlock = () => new Promise(() => {});
    try {
      const element = await open('', wrapper + slides(1));
      const video = inShadow(element, 'sq-video')!;
      expect(video.getAttribute('data-html')).to.contain('iframe');
      await element.next();
      expect(inShadow(element, 'sq-video') === null).to.equal(true);
    } finally {
      delete pageRegistry().loadBlock;
    }
  });
  it('is accessible enlarged and with a caption', async () => {
    const element = await open('', `<figure>${slides(1)}<figcaption>${'word '.repeat(2000)}</figcaption></figure>`);
    await until(() => part(element, 'zoom-in') !== null);
    await sendKeys({ press: 'c' });
    await sendKeys({ press: '+' });
    await until(() => scaleOf(element) > 1 && inShadow(element, '.caption-box[tabindex]') !== null);
    dialog(element).style.transition = 'none';
    for (const animation of element.shadowRoot!.getAnimations()) animation.finish();
    await expect(element).to.be.accessible();
  });
});

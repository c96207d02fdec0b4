import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { inShadow, nextEvent, place, settled, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture } from '../../shared/testing/pictures.js';
import {
  closeAtOnce,
  closed,
  dialog,
  endAnimations,
  isOpen,
  part,
  photograph,
  placeLightbox,
  scaleOf,
  shown,
  type Lightbox,
} from './testing/viewer.js';
import '../../elements/sq-lightbox/index.js';
import sheet from '../../elements/sq-lightbox/sq-lightbox.css' with { type: 'css' };

type Size = readonly [width: number, height: number];

/** WebKit's driver cannot change the size of the window. */
const canResize = /Chrome|Firefox/.test(navigator.userAgent);

describe('a viewer whose page and screen change', () => {
  let media: ReturnType<typeof pretendMedia>;
  let current: Lightbox | undefined;
  const usual: Size = [innerWidth, innerHeight];
  /**
   * What the entry of the page says when it is current again. Browsers scroll to where it was some time after that, and
   * only where they had the time to note it.
   */
  let mode = '';
  const noteMode = () => (mode = history.scrollRestoration);
  before(() => {
    withPageSheet(sheet);
    addEventListener('popstate', noteMode);
  });
  after(() => removeEventListener('popstate', noteMode));
  beforeEach(() => (media = pretendMedia(/432px/, false)));
  afterEach(async () => {
    await closeAtOnce(current);
    current?.remove();
    current = undefined;
    media.restore();
    document.documentElement.removeAttribute('style');
    scrollTo({ top: 0, behavior: 'instant' });
    if (innerWidth !== usual[0] || innerHeight !== usual[1]) await turn(usual);
  });
  async function turn([width, height]: Size) {
    await setViewport({ width, height });
    await until(() => innerWidth === width && innerHeight === height, 'the screen has turned');
    // Observers of sizes run in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    if (current) endAnimations(current);
  }

  const press = (key: string) => {
    dialog(current!).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    endAnimations(current!);
  };
  /** Opens an image, and enlarges it as far as it can be. */
  async function enlarge(width: number, height: number) {
    const source = photograph(width, height);
    current = await placeLightbox(
      '',
      `<figure><a href="${source}"><img src="${source}" alt="Large" width="${width}" height="${height}"></a><figcaption>Words that explain the image, over several lines of a narrow screen. ${'More. '.repeat(60)}</figcaption></figure>`,
    );
    await current.open(0);
    await part<HTMLImageElement>(current, 'image')!.decode();
    endAnimations(current);
    await until(() => {
      press('+');
      return scaleOf(current!) > 1.5;
    }, 'enlarged');
    for (let time = 0; time < 4; time++) press('+');
  }
  /** What stands in one direction: no edge of a large image is inside its place, a small one is in the middle. */
  function fits(from: number, to: number, start: number, end: number): boolean {
    const [size, room] = [to - from, end - start];
    if (size <= room + 1) return Math.abs(from + to - start - end) < 2;
    return from <= start + 1 && to >= end - 1;
  }
  function expectInPlace(what: string) {
    const image = part(current!, 'image')!.getBoundingClientRect();
    const box = inShadow(current!, '[data-current] .place')!.getBoundingClientRect();
    const numbers = JSON.stringify([image, box]);
    expect(fits(image.left, image.right, box.left, box.right), `${what}: across ${numbers}`).to.equal(true);
    expect(fits(image.top, image.bottom, box.top, box.bottom), `${what}: down ${numbers}`).to.equal(true);
  }

  const UPRIGHT: Size = [400, 800];
  const WIDE: Size = [800, 400];
  const TURNS: [what: string, image: Size, from: Size, to: Size][] = [
    ['a wide image and a phone that is turned upright', [3000, 2000], WIDE, UPRIGHT],
    ['a wide image and a phone that is turned on its side', [3000, 2000], UPRIGHT, WIDE],
    ['an upright image and a phone that is turned on its side', [2000, 3000], UPRIGHT, WIDE],
    ['a panorama and a window that is made small', [4000, 800], [1200, 700], [500, 300]],
    ['a small image and a window that is made large', [500, 400], [500, 300], [1200, 700]],
  ];
  for (const [what, image, from, to] of canResize ? TURNS : [])
    for (const corner of [
      ['ArrowLeft', 'ArrowUp'],
      ['ArrowRight', 'ArrowDown'],
    ])
      it(`keeps an enlarged image in its place, seen at a corner: ${what}, ${corner.join()}`, async () => {
        await turn(from);
        await enlarge(...image);
        for (const key of corner) for (let time = 0; time < 12; time++) press(key);
        expectInPlace('before');
        const enlarged = scaleOf(current!);
        await turn(to);
        expectInPlace('after');
        expect(scaleOf(current!), 'it stays enlarged')
          .to.be.above(1.5)
          .and.at.most(enlarged * 2);
        press('0');
        expect(scaleOf(current!)).to.equal(1);
        expectInPlace('whole');
      });
  const ITEMS = ['One', 'Two', 'Three']
    .map(
      (name) =>
        `<a href="${picture()}" style="display: block; margin-block-end: 2000px"><img src="${picture()}" alt="${name}" width="90" height="60"></a>`,
    )
    .join('');
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  const ways: Record<string, () => unknown> = {
    Escape: () => sendKeys({ press: 'Escape' }),
    'its button': () => part(current!, 'close')!.click(),
    Back: () => history.back(),
    'its method': () => current!.close(),
  };
  for (const page of ['', 'scroll-behavior: smooth'])
    for (const [way, close] of Object.entries(ways))
      it(`leaves the focus in view, far down the page, when it is closed by ${way} ${page}`, async () => {
        document.documentElement.style.cssText = page;
        current = await placeLightbox('', ITEMS);
        scrollTo({ top: 0, behavior: 'instant' });
        await current.open(0);
        endAnimations(current);
        press('End');
        await until(() => shown(current!) === 'Three');
        const gone = nextEvent(current, 'sq-lightbox-close');
        await closed(async () => {
          const isDone = close();
          await until(() => {
            endAnimations(current!);
            return !isOpen(current!);
          }, 'it is closed');
          await isDone;
        });
        expect(mode, 'the browser does not scroll').to.equal('manual');
        await gone;
        const link = current.querySelectorAll('a')[2]!;
        expect(document.activeElement).to.equal(link);
        await until(() => isInView(link), 'the focus is in view');
        await until(() => history.scrollRestoration === 'auto', 'the page’s own entry is as before');
      });
  it('leaves the page where it is, when the focus returns to what opened it and is in view', async () => {
    const holder = await place(
      `<div style="height: 9000px"><div style="height: 5000px"></div><button>Open</button><sq-lightbox>${ITEMS}</sq-lightbox></div>`,
    );
    current = holder.querySelector<Lightbox>('sq-lightbox')!;
    await settled(current);
    const link = current.querySelector('a')!;
    scrollTo({ top: 4800, behavior: 'instant' });
    link.focus({ preventScroll: true });
    await current.open(0);
    endAnimations(current);
    await closed(() => sendKeys({ press: 'Escape' }));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    expect(scrollY).to.equal(4800);
  });
});

import { expect } from '@open-wc/testing';
import { inShadow, nextEvent, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture } from '../../shared/testing/pictures.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { current, openGallery, viewport } from './testing/gallery.js';

const FIGURE = `<figure><img alt="" src="${picture()}" width="300" height="200"><figcaption>Words</figcaption></figure>`;

describe('sq-gallery: fingers, and images that grow', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, false)));
  afterEach(() => media.restore());

  it('a Ken Burns image grows within its own frame, not over its caption', async () => {
    for (const zoom of [1.075, 2]) {
      const element = await openGallery(
        `design="slideshow" transition="ken-burns" zoom="${zoom}"`,
        FIGURE.repeat(2),
        400,
      );
      const image = element.querySelector('img')!;
      const caption = element.querySelector('figcaption')!.getBoundingClientRect();
      const at = (share: number) => {
        const [growth] = image.getAnimations();
        growth!.pause();
        growth!.currentTime = Number(growth!.effect!.getComputedTiming().duration) * share;
        return (x: number, y: number) => document.elementFromPoint(x, y)?.localName;
      };
      at(0);
      const frame = image.getBoundingClientRect();
      for (const share of [0, 0.21, 0.5, 0.79, 0.999]) {
        const under = at(share);
        const middle = frame.left + frame.width / 2;
        expect(under(middle, caption.top + 1), `${zoom}: the caption at ${share}`).to.equal('figcaption');
        expect(under(middle, frame.bottom - 3), `${zoom}: the image at ${share}`).to.equal('img');
        expect(under(frame.left + 3, frame.top + 3), `${zoom}: its corner at ${share}`).to.equal('img');
      }
      expect(image.getBoundingClientRect().width / frame.width, 'it has grown').to.be.closeTo(zoom, 0.01);
      element.parentElement!.remove();
    }
  });

  it('two fingers enlarge the page, whatever one of them does', async () => {
    for (const transition of ['fade', 'new-swipe'])
      for (const [scroll, expected] of [
        ['vertical', 'pan-y pinch-zoom'],
        ['horizontal', 'pan-x pinch-zoom'],
        ['both', 'pan-x pan-y pinch-zoom'],
        ['none', 'pinch-zoom'],
      ] as const) {
        const element = await openGallery(
          `design="slideshow" transition="${transition}" allow-page-scroll="${scroll}"`,
          FIGURE.repeat(2),
        );
        const { touchAction } = getComputedStyle(viewport(element));
        // "manipulation" is the short form of all three.
        expect(touchAction.replace('manipulation', 'pan-x pan-y pinch-zoom'), transition).to.equal(expected);
      }
  });

  it('a finger that rests beyond half of the way moves one slide, not two', async () => {
    const element = await openGallery('design="slideshow" transition="new-swipe"', FIGURE.repeat(4), 600);
    const view = viewport(element);
    const point = (type: string, x: number, time: number) => {
      const event = new PointerEvent(type, {
        bubbles: true,
        composed: true,
        isPrimary: true,
        pointerId: 5,
        pointerType: 'touch',
        clientX: x,
        clientY: 50,
      });
      Object.defineProperty(event, 'timeStamp', { value: 100_000 + time });
      element.firstElementChild!.dispatchEvent(event);
    };
    const indexes: number[] = [];
    element.addEventListener('sq-slide-change', (event) => indexes.push(event.detail.index));
    point('pointerdown', 500, 0);
    point('pointermove', 450, 100);
    const rested = nextEvent(view, 'onscrollend' in window ? 'scrollend' : 'scroll');
    point('pointermove', 100, 900);
    await rested;
    expect(current(element), 'while the finger is down').to.equal(0);
    point('pointermove', 100, 1900);
    point('pointerup', 100, 2000);
    await until(() => current(element) === 1 && !element.inMotion);
    expect(indexes).to.deep.equal([1]);
    expect(inShadow(element, '[part~=indicator-current]')!.getAttribute('aria-label')).to.contain('2');
  });
});

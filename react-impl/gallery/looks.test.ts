import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { button, current, indicators, openGallery, viewport, waiting, type Gallery } from './testing/gallery.js';
import { aroundUpgradeOfHtml } from './testing/many-galleries.js';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
function colour(text: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = text.match(/[\d.]+/g)!.map(Number);
  return [red, green, blue, alpha];
}
const over = ([r, g, b, alpha]: Colour, below: Colour): Colour => {
  const mix = (top: number, under: number) => top * alpha + under * (1 - alpha);
  return [mix(r, below[0]), mix(g, below[1]), mix(b, below[2]), 1];
};
/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(channels: Colour): number {
  const [r, g, b] = channels
    .slice(0, 3)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: Colour, b: Colour): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}
const WHITE: Colour = [255, 255, 255, 1];
const figures = (count: number) =>
  `<figure><img src="${picture('white')}" alt="" width="300" height="200"><figcaption>Words <a href="#x">and a link</a></figcaption></figure>`.repeat(
    count,
  );
const middle = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

describe('sq-gallery: looks', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, true)));
  afterEach(async () => {
    media.restore();
    await resetMouse();
  });

  describe('dots', () => {
    for (const autoplay of ['', 'autoplay'])
      it(`are in the middle of the gallery ${autoplay && 'with the pause button'}`, async () => {
        for (const [count, width] of [
          [5, 600],
          [20, 600],
          [8, 480],
        ] as const) {
          const element = await openGallery(`design="slideshow" ${autoplay}`, count, width);
          expect(middle(button(element, 'pagination')).x).to.be.closeTo(middle(element).x, 1);
        }
      });
    it('make room for the buttons where there is little, and never overlap', async () => {
      const element = await openGallery('design="slideshow" autoplay', 12, 320);
      const controls = [
        ...indicators(element),
        ...['play-toggle', 'control-previous', 'control-next'].map((part) => button(element, part)),
      ];
      const boxes = controls.map((control) => control.getBoundingClientRect());
      const { left, right } = element.getBoundingClientRect();
      for (const [index, a] of boxes.entries()) {
        expect([a.left >= left, a.right <= right, a.width >= 24, a.height >= 24]).to.deep.equal([
          true,
          true,
          true,
          true,
        ]);
        for (const b of boxes.slice(index + 1))
          expect(
            a.right > b.left + 0.1 && b.right > a.left + 0.1 && a.bottom > b.top + 0.1 && b.bottom > a.top + 0.1,
          ).to.equal(false);
      }
    });
    for (const [scheme, text, page] of [
      ['light', '#1c1b1a', [255, 255, 255, 1]],
      ['grey on white', '#555', [255, 255, 255, 1]],
      ['dark', '#f2efea', [20, 20, 20, 1]],
    ] as const)
      it(`have a contrast of 3:1 with the page: ${scheme}`, async () => {
        const element = await openGallery(`design="slideshow" style="color:${text}"`);
        for (const dot of indicators(element)) {
          const style = getComputedStyle(dot, '::before');
          const [red, green, blue] = colour(style.backgroundColor);
          const filled = over([red, green, blue, Number(style.opacity) * colour(style.backgroundColor)[3]], page);
          expect(contrast(filled, page)).to.be.above(3);
          expect([Number.parseFloat(style.inlineSize) >= 8, Number.parseFloat(style.blockSize) >= 8]).to.deep.equal([
            true,
            true,
          ]);
        }
      });
  });

  describe('captions over the image', () => {
    for (const position of ['top', 'center', 'bottom'])
      it(`${position}: 4.5:1 over a white photograph, links as well`, async () => {
        const element = await openGallery(`design="slideshow" meta-position="${position}"`, figures(2), 400);
        const caption = element.querySelector('figcaption')!;
        const style = getComputedStyle(caption);
        const ground = over(colour(style.backgroundColor), WHITE);
        for (const words of [caption, caption.querySelector('a')!])
          expect(contrast(colour(getComputedStyle(words).color), ground)).to.be.above(4.5);
        expect(style.borderImageSource.includes('gradient')).to.equal(position !== 'center');
      });
  });

  describe('arrows over the slides', () => {
    for (const design of ['slideshow', 'carousel', 'slider'])
      it(`${design}: at both sides, in the middle of the image, and they work`, async () => {
        const element = await openGallery(`design="${design}" arrows="over" v-size="20"`, figures(9), 600);
        const image = element.querySelector('img')!.getBoundingClientRect();
        const [previous, next] = ['control-previous', 'control-next'].map((part) => button(element, part));
        const { left, right } = element.getBoundingClientRect();
        for (const arrow of [previous!, next!]) expect(middle(arrow).y).to.be.closeTo(image.top + image.height / 2, 1);
        expect([middle(previous!).x - left, right - middle(next!).x]).to.deep.equal([30, 30]);
        await sendMouse({ type: 'click', position: [Math.round(middle(next!).x), Math.round(middle(next!).y)] });
        await until(() => current(element) > 0);
        expect(middle(button(element, 'pagination')).x, 'the dots stay below, in the middle').to.be.closeTo(
          middle(element).x,
          1,
        );
      });
    it('moves no slide at the upgrade', async () => {
      const { before, after } = await aroundUpgradeOfHtml(
        [`<sq-gallery design="slideshow" arrows="over">${slides(4)}</sq-gallery>`],
        (place) => {
          const { height } = place.querySelector('sq-gallery')!.getBoundingClientRect();
          return [height, place.querySelector('img')!.getBoundingClientRect().top - place.getBoundingClientRect().top];
        },
      );
      expect(after).to.deep.equal(before);
    });
    it('are below the slides by default, and follow the attribute', async () => {
      const element = await openGallery('design="slideshow"', figures(3), 400);
      const bottom = () => viewport(element).getBoundingClientRect().bottom;
      expect(middle(button(element, 'control-next')).y).to.be.above(bottom());
      element.arrows = 'over';
      await until(() => middle(button(element, 'control-next')).y < bottom());
      element.arrows = 'below';
      await until(() => middle(button(element, 'control-next')).y > bottom());
    });
  });

  describe('cursors say what a click does', () => {
    const html = (count: number) => `<img src="${picture()}" alt="" width="300" height="200">`.repeat(count);
    /** Points at a gallery: the code for clicks, and for what the cursor says, comes then. */
    async function pointAt(attributes: string, inside = html(6)) {
      const element = await openGallery(attributes, inside, 600);
      const { y } = element.getBoundingClientRect();
      await sendMouse({ type: 'move', position: [Math.round(middle(element).x), Math.round(y + 40)] });
      const shows = (...cursors: string[]) =>
        until(() => {
          const images = [...element.querySelectorAll('img')].slice(0, cursors.length);
          return images.map((image) => getComputedStyle(image).cursor).join() === cursors.join();
        }, `cursors: ${cursors.join()}`);
      return { element, shows };
    }
    it('the next slide of a slideshow, and nothing at its end', async () => {
      const { element, shows } = await pointAt('design="slideshow"', html(2));
      await shows('pointer');
      await element.next();
      await shows('auto', 'auto');
      element.loop = true;
      await shows('pointer', 'pointer');
    });
    for (const design of ['grid', 'autorows', 'carousel', 'slideshow'])
      it(`a lightbox, and nothing or the next slide without it: ${design}`, async () => {
        const { element, shows } = await pointAt(`design="${design}" lightbox`);
        await shows('zoom-in', 'zoom-in');
        element.lightbox = false;
        await shows({ carousel: 'grab', slideshow: 'pointer' }[design] ?? 'auto');
      });
    it('links are links', async () => {
      const { element, shows } = await pointAt('design="grid"', slides(4));
      const link = document.createElement('a');
      link.href = '#x';
      element.after(link);
      // WebKit calls the hand over links "auto".
      const { cursor } = getComputedStyle(link);
      await shows(cursor, cursor);
      element.lightbox = true;
      await shows('zoom-in', 'zoom-in');
      element.lightbox = false;
      await shows(cursor, cursor);
    });
    it('a slide of a slider that is not current comes to its place', async () => {
      const { element, shows } = await pointAt('design="slider" v-size="10"');
      await shows('grab', 'pointer');
      element.lightbox = true;
      await shows('zoom-in', 'pointer');
    });
  });

  it('a thumbnail shows the middle of an image of another shape', async () => {
    const element = await openGallery(
      'design="slideshow" thumbnails',
      `<img src="${picture('teal', 300, 300)}" alt="" width="300" height="300">`.repeat(3),
    );
    const thumbnails = () => [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part~=thumbnail]')];
    await until(() => thumbnails().length === 3);
    const { height, width } = thumbnails()[1]!.getBoundingClientRect();
    const image = thumbnails()[1]!.querySelector('img')!.getBoundingClientRect();
    expect([image.width, image.height].map(Math.round)).to.deep.equal([width, height].map(Math.round));
    expect(Math.round((width / height) * 10)).to.equal(15);
  });

  it('an image without an address yet shows its text, and no sign for a broken image', async () => {
    const { before, after } = await aroundUpgradeOfHtml(
      [
        `<sq-gallery design="grid">${'<img alt="A jetty" data-src="/never" data-image-dimensions="300x200">'.repeat(3)}</sq-gallery>`,
      ],
      (place) => {
        const image = place.querySelector('img')!;
        const style = image.ownerDocument.defaultView!.getComputedStyle(image, '::before');
        return image.hasAttribute('src')
          ? 'loads'
          : [style.content, style.position, style.inset, colour(style.backgroundColor)[3]];
      },
    );
    // Firefox has the text of the image there by itself.
    expect(before[0]![0]).to.match(/A jetty|-moz-alt-content/);
    expect(before[0]!.slice(1)).to.deep.equal(['absolute', '0px', 1]);
    expect(after[0] === 'loads' || String(after[0]) === String(before[0])).to.equal(true);
    const element: Gallery = await openGallery('design="slideshow"', waiting(2), 300);
    await until(() => element.querySelector('img')!.complete && element.querySelector('img')!.naturalWidth > 0);
    expect(getComputedStyle(element.querySelector('img')!, '::before').position).to.equal('static');
  });
});

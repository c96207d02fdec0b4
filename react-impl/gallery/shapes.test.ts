import { expect } from '@open-wc/testing';
import { picture } from '../../shared/testing/pictures.js';
import { GALLERY_DESIGNS } from './declaration.js';
import { aroundUpgradeOfHtml, aroundUpgradeOfMany, type GalleryBoxes } from './testing/many-galleries.js';

/** Width and height of files. */
const SIZES = [
  [300, 200],
  [200, 300],
  [240, 100],
  [200, 200],
] as const;
const image = ([width, height]: (typeof SIZES)[number]) =>
  `<img src="${picture('teal', width, height)}" alt="" width="${width}" height="${height}">`;

/** The boxes of the slides: after the gallery's own, and without the paragraph after it. */
const slidesIn = (boxes: GalleryBoxes) => boxes.slice(1, 1 + SIZES.length);
const around = async (attributes: string, inside: string) => {
  const { before, after } = await aroundUpgradeOfMany([attributes], inside);
  return { before: slidesIn(before[0]!), after: slidesIn(after[0]!) };
};

describe('sq-gallery: slides of mixed shape', () => {
  for (const ratio of ['', 'image-aspect-ratio="Auto"'])
    it(`a grid shows each image in its own shape, also without script: ${ratio || 'no ratio'} [GAL-003]`, async () => {
      const { before, after } = await around(`design="grid" slides-per-row="4" ${ratio}`, SIZES.map(image).join(''));
      for (const boxes of [before, after])
        for (const [index, [, , width, height]] of boxes.entries()) {
          const [fileWidth, fileHeight] = SIZES[index]!;
          expect(width / height, `image ${index}`).to.be.closeTo(fileWidth / fileHeight, 0.02);
        }
    });

  for (const attributes of ['', 'design="stacked"'])
    it(`the base layout is as wide as its place: "${attributes}" [GAL-024]`, async () => {
      const { before, after } = await around(attributes, SIZES.map(image).join(''));
      for (const boxes of [before, after])
        expect(boxes.map(([x, , width]) => [x, width])).to.deep.equal(SIZES.map(() => [0, 8000]));
      const [, , width, height] = after[1]!;
      expect(width / height, 'in its own shape').to.be.closeTo(2 / 3, 0.01);
    });
});

/** What of an image is seen: `whole` unless its frame, of another shape, is filled. */
const seen = (image: Element) => {
  const { x, y, width, height } = image.getBoundingClientRect();
  const [ownWidth, ownHeight] = ['width', 'height'].map((name) => Number(image.getAttribute(name)));
  const hasOwnShape = Math.abs(width / height / (ownWidth! / ownHeight!) - 1) < 0.02;
  return { x, y, width, height, hasOwnShape, whole: hasOwnShape || getComputedStyle(image).objectFit === 'contain' };
};
const readImages = (place: Element) => [...place.querySelectorAll('img')].map(seen);

/** From a panorama to a tower, as a photographer's week has them. */
const MIXED = [
  [1200, 400],
  [300, 900],
  [1000, 667],
  [400, 300],
  [500, 750],
  [600, 600],
  [450, 800],
  [1050, 450],
] as const;
const plain = (attributes = true) =>
  MIXED.map(
    ([width, height]) =>
      `<img src="${picture('teal', width, height)}" alt="" ${attributes ? `width="${width}" height="${height}"` : ''}>`,
  ).join('');
const captioned = MIXED.map(
  ([width, height], index) =>
    `<figure><img src="${picture('teal', width, height)}" alt="" width="${width}" height="${height}"><figcaption>${'Löwenzahnsamenstandsfotografie '.repeat(index)}</figcaption></figure>`,
).join('');
/** Engines without it leave space at both sides of a row, rather than crop. */
const hasTypedAttr = CSS.supports('inline-size: attr(gutter px)');
const FRAME_HEIGHT = 600;
const STAGE_HEIGHT = 0.75 * FRAME_HEIGHT;
const CONTROLS_HEIGHT = 52;

/** Before the upgrade and after it. */
async function imagesAround(attributes: string, inside: string) {
  const { before, after } = await aroundUpgradeOfHtml(
    [`<sq-gallery ${attributes}>${inside}</sq-gallery>`],
    (place) => ({
      images: readImages(place),
      height: place.querySelector('sq-gallery')!.getBoundingClientRect().height,
      overflow: place.querySelector('sq-gallery')!.scrollWidth - place.querySelector('sq-gallery')!.clientWidth,
    }),
  );
  return [before[0]!, after[0]!];
}
/** The rows that slides are in: those with the same top edge. */
function rowsOf(images: ReturnType<typeof readImages>) {
  const rows = new Map<number, typeof images>();
  for (const image of images) rows.set(Math.round(image.y), [...(rows.get(Math.round(image.y)) ?? []), image]);
  return [...rows.values()];
}

describe('sq-gallery: one shape for slides of mixed shape', () => {
  for (const [name, inside] of [
    ['with width and height', plain()],
    ['without', plain(false)],
  ] as const)
    it(`a slideshow has one stage, which fits the window with its controls: images ${name}`, async () => {
      for (const { images, height } of await imagesAround('design="slideshow"', inside)) {
        const heights = new Set(images.map((image) => Math.round(image.height)));
        expect([...heights]).to.deep.equal([Math.round(STAGE_HEIGHT)]);
        expect(images.every((image) => image.width === 800 && image.whole)).to.equal(true);
        expect(height).to.be.closeTo(STAGE_HEIGHT + CONTROLS_HEIGHT, 1);
      }
    });
  it('a stage has the shape of --sq-gallery-ratio or image-aspect-ratio, and then fills it', async () => {
    for (const { images } of await imagesAround('design="slideshow" image-aspect-ratio="4:1"', plain()))
      expect(images.every(({ width, height, whole }) => width === 800 && height === 200 && !whole)).to.equal(true);
  });
  for (const design of GALLERY_DESIGNS.filter((each) => each !== 'list'))
    for (const ratio of ['style="--sq-gallery-ratio: 4"', 'image-aspect-ratio="4:1"', 'mixed-content'])
      it(`images fill a fixed shape, or are whole in it: ${design} ${ratio}`, async () => {
        for (const inside of [plain(), plain(false), captioned]) {
          for (const { images } of await imagesAround(`design="${design}" ${ratio}`, inside))
            expect(images.filter(({ whole }) => whole)).to.deep.equal([]);
          for (const { images } of await imagesAround(`design="${design}" auto-crop="false" ${ratio}`, inside))
            expect(images.filter(({ whole }) => !whole)).to.deep.equal([]);
        }
      });
  it('with auto-height, or the ratio "Auto", each slide has its own shape, no higher than the window', async () => {
    for (const attributes of ['auto-height', 'image-aspect-ratio="Auto"']) {
      const [before, after] = await imagesAround(`design="slideshow" ${attributes}`, plain());
      // Before the upgrade, with auto-height, all but the first slide have no height.
      for (const images of [before!.images.slice(0, 1), after!.images])
        for (const [index, { height, whole }] of images.entries()) {
          const [ownWidth, ownHeight] = MIXED[index]!;
          const least = Math.min(STAGE_HEIGHT, (800 * ownHeight) / ownWidth);
          expect([Math.round(height), whole]).to.deep.equal([Math.round(least), true]);
        }
    }
  });
  for (const design of ['carousel', 'autogrid'])
    it(`tiles of ${design} share a shape, with captions and without; "Auto" gives each its own`, async () => {
      for (const inside of [plain(), plain(false), captioned])
        for (const { images } of await imagesAround(`design="${design}"`, inside))
          for (const { width, height } of images) expect(width / height).to.be.closeTo(1.5, 0.02);
      for (const { images } of await imagesAround(`design="${design}" image-aspect-ratio="Auto"`, plain()))
        expect(images.every(({ hasOwnShape }) => hasOwnShape)).to.equal(true);
    });
  it('autorows crop nothing whose width and height are written, and fill their rows', async () => {
    for (const { images } of await imagesAround('design="autorows" row-height="150" gutter="10"', plain())) {
      expect(images.filter(({ whole }) => !whole)).to.deep.equal([]);
      const rows = rowsOf(images);
      expect(rows.length).to.be.above(2);
      if (!hasTypedAttr) continue;
      for (const row of rows.slice(0, -1)) {
        const last = row.at(-1)!;
        expect(last.x + last.width - row[0]!.x).to.be.closeTo(800, 2);
      }
    }
  });
  it('autorows crop no captioned image whose width and height are written', async () => {
    for (const { images } of await imagesAround('design="autorows" row-height="150" gutter="10"', captioned)) {
      expect(images.filter(({ whole }) => !whole)).to.deep.equal([]);
      if (!hasTypedAttr) continue;
      for (const row of rowsOf(images).slice(0, -1)) {
        const last = row.at(-1)!;
        expect(last.x + last.width - row[0]!.x).to.be.closeTo(800, 2);
      }
    }
  });
  for (const design of GALLERY_DESIGNS.filter((each) => !['slider', 'slideshow', 'carousel'].includes(each)))
    it(`${design}: long words of a caption stay inside`, async () => {
      const long = `<figure><img src="${picture()}" alt="" width="300" height="200"><figcaption>Sonnenuntergangsgegenlichtverhältnisse-Donaudampfschifffahrtsgesellschaftskapitänswiesenblumenstrauß</figcaption></figure>`;
      for (const { overflow } of await imagesAround(
        `design="${design}" column-width="150" row-height="100"`,
        long.repeat(4),
      ))
        expect(overflow).to.equal(0);
    });
});

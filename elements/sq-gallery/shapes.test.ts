import { expect } from '@open-wc/testing';
import { picture } from '../../shared/testing/pictures.js';
import { aroundUpgradeOfMany, type GalleryBoxes } from './testing/many-galleries.js';

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

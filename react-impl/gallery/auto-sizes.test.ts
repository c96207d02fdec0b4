import { expect } from '@open-wc/testing';
import { picture } from '../../shared/testing/pictures.js';
import { GALLERY_DESIGNS } from './declaration.js';
import '../../elements/sq-gallery/index.js';
import { gallery, imagesOf } from './testing/editor-html.js';
import { aroundUpgradeOfHtml } from './testing/many-galleries.js';

const SHAPES = [
  [300, 200],
  [200, 300],
  [400, 200],
  [300, 300],
] as const;
const images = (sizes: string) =>
  SHAPES.map(([width, height], at) => {
    const address = picture(['teal', 'tomato', 'goldenrod', 'navy'][at], width, height);
    return `<img loading="lazy" src="${address}" srcset="${address} ${width}w, ${address} ${2 * width}w" sizes="${sizes}" alt="" width="${width}" height="${height}">`;
  }).join('\n');
/** Which WordPress prints into each page since it says `sizes="auto"`. */
const WORDPRESS =
  '<style>img:is([sizes="auto" i], [sizes^="auto," i]) { contain-intrinsic-size: 3000px 1500px }</style>';

const SETTINGS = [
  ...GALLERY_DESIGNS.map((design) => `design="${design}"`),
  'design="slideshow" auto-height',
  'design="slideshow" thumbnails',
  'design="slider" v-size="20"',
  'design="grid" square-thumbs',
];

/** `sizes="auto"` takes the shape of an image's file away from its layout: only the attributes are left. */
describe('images whose browser finds out how wide they are drawn', () => {
  for (const settings of SETTINGS)
    it(`${settings}: are laid out as others`, async () => {
      const { before, after } = await aroundUpgradeOfHtml(
        ['(max-width: 300px) 100vw, 300px', 'auto, (max-width: 300px) 100vw, 300px', 'auto'].map(
          (sizes) => WORDPRESS + gallery(settings, images(sizes)),
        ),
        imagesOf,
      );
      expect(before.slice(1), 'before the upgrade').to.deep.equal([before[0], before[0]]);
      expect(after.slice(1), 'after it').to.deep.equal([after[0], after[0]]);
    });
});

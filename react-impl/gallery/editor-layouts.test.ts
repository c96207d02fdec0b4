import { expect } from '@open-wc/testing';
import { withPageSheet } from '../../shared/testing/fixture.js';
import { GALLERY_DESIGNS } from './declaration.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };
import { all, gallery, image, imagesOf, LINKED } from './testing/editor-html.js';
import { aroundUpgradeOfHtml } from './testing/many-galleries.js';

/** As `LINKED`. */
const PLAIN_IMAGES = {
  plain: all(image),
  'a paragraph of all': `<p>${all(image)}</p>`,
  'line breaks': all(image, '<br />\n'),
  'empty lines of an editor': all(image, '<p>&nbsp;</p>'),
};

const SETTINGS = [
  ...GALLERY_DESIGNS.map((design) => `design="${design}"`),
  'design="slideshow" auto-height',
  'design="slideshow" transition="fade" thumbnails',
  'design="grid" slides-per-row="2" image-aspect-ratio="1:1"',
];

withPageSheet(sheet);

describe('the layout of a gallery in HTML that an editor has changed', () => {
  for (const settings of SETTINGS)
    for (const forms of [LINKED, PLAIN_IMAGES])
      it(`${settings}: as without, before and after the upgrade (${forms === LINKED ? 'links' : 'images'})`, async () => {
        const { before, after } = await aroundUpgradeOfHtml(
          Object.values(forms).map((inside) => gallery(settings, inside)),
          imagesOf,
        );
        Object.keys(forms).forEach((name, index) => {
          expect(before[index], `${name}, before`).to.equal(before[0]);
          expect(after[index], `${name}, after`).to.equal(after[0]);
        });
      });
});

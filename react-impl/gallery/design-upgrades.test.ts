import { expect } from '@open-wc/testing';
import { withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import { aroundUpgrade } from '../../shared/testing/upgrade.js';
import '../../elements/sq-gallery/index.js';
import sheet from '../../elements/sq-gallery/sq-gallery.css' with { type: 'css' };

const CAPTIONED = `<figure><img src="${picture()}" alt="" width="300" height="200"><figcaption>A caption</figcaption></figure>${slides(4)}`;

describe('the upgrade of a gallery', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, true)));
  afterEach(() => media.restore());

  for (const attributes of [
    'design="stacked"',
    'design="slider"',
    'design="slider" active-alignment="left" style="--sq-gallery-height:200px"',
    'design="slideshow" thumbnails',
    'design="slideshow" transition="scroll"',
    'design="slideshow" auto-height',
    'design="slideshow" meta-position="bottom"',
    'design="autogrid"',
    'design="autocolumns"',
    'design="autorows"',
    'design="list"',
    'design="grid" square-thumbs',
  ])
    for (const width of [375, 800])
      it(`moves nothing: ${attributes} at ${width} px`, async () => {
        const { before, after } = await aroundUpgrade(
          `<sq-gallery ${attributes}>${CAPTIONED}</sq-gallery>`,
          'sq-gallery',
          width,
        );
        expect(after).to.deep.equal(before);
      });
  it('moves nothing: the height is that of the first slide already', async () => {
    const tall = `<img src="${picture('navy', 200, 400)}" alt="" width="200" height="400">`;
    const inside = `<img src="${picture()}" alt="" width="300" height="200">${tall}`;
    for (const html of [inside, `<div class="sqs-gallery">${inside}</div>`]) {
      const { before, after } = await aroundUpgrade(
        `<style>img { height: auto }</style><sq-gallery design="slideshow" auto-height>${html}</sq-gallery>`,
        'sq-gallery',
        600,
      );
      // The gallery itself, and the paragraph after it.
      expect([after[0], after.at(-1)]).to.deep.equal([before[0], before.at(-1)]);
      expect(before[0]![3]).to.be.closeTo(441.3, 0.2);
    }
  });
  for (const design of ['slideshow', 'grid', 'autorows'])
    it(`moves nothing of an existing template: ${design}`, async () => {
      const inside = `<div class="sqs-gallery">${slides(5)}</div>`;
      const { before, after } = await aroundUpgrade(
        `<sq-gallery design="${design}">${inside}</sq-gallery>`,
        'sq-gallery',
        700,
      );
      expect(after).to.deep.equal(before);
    });
});

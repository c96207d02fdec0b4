import { expect } from '@open-wc/testing';
import { slides } from '../../shared/testing/pictures.js';
import { expectNoMove, THUMBNAILS } from './testing/many-galleries.js';

/** Engines without typed `attr()` have rules for listed values (tools/gallery-rules.ts) instead. */
const hasTypedAttr = CSS.supports('inline-size: attr(gutter px)');
/** Values that only CSS which reads the attribute itself can know. */
const onlyTypedAttr = (values: readonly string[]) => (hasTypedAttr ? values : []);

/** The values of an attribute that the sheet has rules for. */
async function listedIn(attribute: string): Promise<string[]> {
  const sheet = await (await fetch('/elements/sq-gallery/sq-gallery.css')).text();
  return [...new Set([...sheet.matchAll(new RegExp(`\\[${attribute}='([^']+)'\\]`, 'g'))].map(([, value]) => value!))];
}

/** Per attribute: the designs that use it, and values beside those that the sheet lists. */
const LENGTHS: Readonly<Record<string, { designs: string[]; others: string[] }>> = {
  gutter: {
    designs: ['carousel', 'slider', 'slideshow', 'autogrid', 'autocolumns', 'autorows', 'list'],
    others: ['7.5', '200', '.5', '1e1'],
  },
  padding: { designs: ['grid'], others: ['7.5', '101', ' 9 '] },
  'column-width': { designs: ['autogrid', 'autocolumns'], others: ['99.9', '133', '333px', '1200'] },
  'row-height': { designs: ['autorows'], others: ['61.5', '1', '1111'] },
  'v-size': { designs: ['slider'], others: ['1', '22.5', '101'] },
  'thumbnail-strip-height': { designs: [THUMBNAILS], others: ['1', '7.5', '33'] },
  'thumbnail-strip-margin': { designs: [THUMBNAILS], others: ['7.5', '101'] },
};
const NO_LENGTHS = ['', 'none', '-4'];

describe('sq-gallery: lengths and shapes hold before the upgrade', () => {
  for (const [attribute, { designs, others }] of Object.entries(LENGTHS))
    it(`${attribute}: lengths, and texts that are none`, async () => {
      const listed = await listedIn(attribute);
      expect(listed).to.have.length.above(10);
      const some = [...listed.filter((_, index) => index % 12 === 0), ...onlyTypedAttr(others), ...NO_LENGTHS];
      await expectNoMove([
        ...listed.map((value) => `design="${designs[0]}" ${attribute}="${value}"`),
        ...designs.flatMap((design) => some.map((value) => `design="${design}" ${attribute}="${value}"`)),
      ]);
    });

  it('image-aspect-ratio: every form that is permitted', async () => {
    const listed = (await listedIn('image-aspect-ratio')).filter((value) => /^[\d.]+$/.test(value));
    const forms = ['1.5', '3:2', '3/2', '3 : 2', '3 / 2', '1:1', '16:9', '9:16', '21:9', '7:5', '5:4', '2.35:1'];
    const others = ['1.234', '1500/1000', '2.2/1.1'];
    const none = ['Auto', 'AUTO', '', 'wide', '3:0', '0'];
    const designs = [
      'grid',
      'slideshow',
      'autogrid',
      'grid" square-thumbs data-x="',
      'slideshow" mixed-content data-x="',
    ];
    await expectNoMove(
      [
        ...listed.map((value) => `design="grid" image-aspect-ratio="${value}"`),
        ...designs.flatMap((design) =>
          [...forms, ...onlyTypedAttr(others), ...none].map(
            (value) => `design="${design}" image-aspect-ratio="${value}"`,
          ),
        ),
      ],
      slides(3),
    );
  });
});

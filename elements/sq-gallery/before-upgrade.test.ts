import { expect } from '@open-wc/testing';
import {
  COMMON_DEFAULTS,
  DESIGN_DEFAULTS,
  SLIDER_HEIGHT,
  type DesignDefaults,
} from '../../react-impl/gallery/layouts/design-defaults.js';
import { justifiedRows } from '../../react-impl/gallery/logic/justified-rows.js';
import { masonry } from '../../react-impl/gallery/logic/masonry.js';
import { INVALID } from '../../shared/declaration/attribute.js';
import { picture, slides } from '../../shared/testing/pictures.js';
import { gallery, GALLERY_DESIGNS } from './declaration.js';
import { aroundUpgradeOfMany, type GalleryBoxes } from './testing/many-galleries.js';

/** Engines without typed `attr()` have rules for listed values (scripts/gallery-rules.ts) instead. */
const hasTypedAttr = CSS.supports('inline-size: attr(gutter px)');
/** Values that only CSS which reads the attribute itself can know. */
const onlyTypedAttr = (values: readonly string[]) => (hasTypedAttr ? values : []);

const integers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** The values of an attribute that the sheet has rules for. */
async function listedIn(attribute: string): Promise<string[]> {
  const sheet = await (await fetch('/elements/sq-gallery/sq-gallery.css')).text();
  return [...new Set([...sheet.matchAll(new RegExp(`\\[${attribute}='([^']+)'\\]`, 'g'))].map(([, value]) => value!))];
}

/** In tenths of a px: engines round lengths by where on the page they are. */
const TOLERANCE = 2;
const isSame = (before: GalleryBoxes, after: GalleryBoxes) =>
  before.length === after.length &&
  before.every((box, index) => box.every((length, side) => Math.abs(length - after[index]![side]!) <= TOLERANCE));

async function expectNoMove(attributeTexts: readonly string[], inside?: string) {
  const { before, after } = await aroundUpgradeOfMany(attributeTexts, inside);
  const moved = attributeTexts.filter((_, index) => !isSame(before[index]!, after[index]!));
  expect(moved, 'galleries that moved').to.deep.equal([]);
}

/** Shapes of slides. */
const RATIOS = [1.5, 0.66, 1, 2.4, 1.2, 0.8];
const THUMBNAILS = 'slideshow" thumbnails data-x="';
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

describe('sq-gallery: attributes hold before the upgrade', () => {
  it('slides-per-row: every number that the declaration permits', async () => {
    const permitted = integers(0, 99).filter(
      (text) => gallery.attributes['slides-per-row'].read(text, 'slides-per-row') !== INVALID,
    );
    expect(permitted.at(-1)).to.equal('12');
    await expectNoMove(
      ['grid', 'carousel', 'GRID'].flatMap((design) =>
        [...permitted, '', '13', '-1', 'many'].map((value) => `design="${design}" slides-per-row="${value}"`),
      ),
    );
  });

  for (const name of ['thumbnails-per-row', 'per-row'])
    it(`${name} is another name of slides-per-row [GAL-014]`, async () => {
      const texts = ['2', '5', '12', '0', '13', ''].flatMap((value) =>
        [name, 'slides-per-row'].map((each) => `design="grid" ${each}="${value}"`),
      );
      await expectNoMove(texts);
      const { before, after } = await aroundUpgradeOfMany(texts);
      for (let pair = 0; pair < texts.length; pair += 2)
        for (const boxes of [before, after]) expect(boxes[pair], texts[pair]).to.deep.equal(boxes[pair + 1]);
    });

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

  it('every choice and switch, in any case of its letters', async () => {
    const choices = ['design', 'list-image-size', 'meta-position', 'alignment'] as const;
    const texts = choices.flatMap((name) =>
      (gallery.attributes[name].values ?? []).flatMap((value) =>
        [value, value.toUpperCase()].map((text) => {
          const design = { design: text, 'list-image-size': 'list', 'meta-position': 'grid', alignment: 'slider' }[
            name
          ];
          return name === 'design' ? `design="${text}"` : `design="${design}" ${name}="${text}"`;
        }),
      ),
    );
    const switches = ['square-thumbs', 'auto-crop', 'mixed-content', 'thumbnails'];
    const switched = ['grid', 'slideshow'].flatMap((design) =>
      switches.flatMap((name) =>
        ['', 'true', 'TRUE', 'False', name].map((text) => `design="${design}" ${name}="${text}"`),
      ),
    );
    const sides = ['left', 'Right', 'center', 'start', 'END', 'middle', ''].flatMap((side) => [
      `design="slider" active-alignment="${side}"`,
      `design="slider" alignment="start" active-alignment="${side}"`,
    ]);
    const caption = `<figure><img src="${picture()}" alt="" width="300" height="200"><figcaption>Words</figcaption></figure>`;
    await expectNoMove([...texts, ...switched, ...sides], caption.repeat(4));
    expect(GALLERY_DESIGNS.every((design) => texts.includes(`design="${design}"`))).to.equal(true);
  });

  it('a default in the sheet is the default of the declaration: to write it changes nothing', async () => {
    const attributes = { perRow: 'slides-per-row', padding: 'padding', gutter: 'gutter' } as const;
    const byDesign = Object.entries(DESIGN_DEFAULTS).flatMap(([design, defaults]) =>
      Object.entries(attributes)
        .filter(([name]) => name in defaults)
        .map(
          ([name, attribute]) => [design, attribute, (defaults as Partial<DesignDefaults>)[name as 'gutter']] as const,
        ),
    );
    const { columnWidth, rowHeight, gutter } = COMMON_DEFAULTS;
    const defaults = [
      ...byDesign,
      ['autogrid', 'gutter', gutter],
      ['autocolumns', 'gutter', gutter],
      ['autogrid', 'column-width', columnWidth],
      ['autocolumns', 'column-width', columnWidth],
      ['autorows', 'row-height', rowHeight],
      ['slider', 'v-size', SLIDER_HEIGHT],
      [THUMBNAILS, 'thumbnail-strip-height', gallery.attributes['thumbnail-strip-height'].fallback],
      [THUMBNAILS, 'thumbnail-strip-margin', gallery.attributes['thumbnail-strip-margin'].fallback],
    ] as const;
    expect(defaults).to.have.length(16);
    const { before, after } = await aroundUpgradeOfMany(
      defaults.flatMap(([design, attribute, value]) => [
        `design="${design}"`,
        `design="${design}" ${attribute}="${value}"`,
      ]),
    );
    const different = defaults.filter(
      (_, index) =>
        !isSame(before[2 * index]!, before[2 * index + 1]!) || !isSame(after[2 * index]!, after[2 * index + 1]!),
    );
    expect(different).to.deep.equal([]);
    expect(justifiedRows(RATIOS, { width: 900 })).to.deep.equal(
      justifiedRows(RATIOS, { width: 900, rowHeight, gutter: DESIGN_DEFAULTS.autorows.gutter }),
    );
    expect(masonry(RATIOS, { width: 900 })).to.deep.equal(masonry(RATIOS, { width: 900, columnWidth, gutter }));
  });
});

import { expect } from '@open-wc/testing';
import { COMMON_DEFAULTS, DESIGN_DEFAULTS, SLIDER_HEIGHT, type DesignDefaults } from './layouts/design-defaults.js';
import { justifiedRows } from './logic/justified-rows.js';
import { masonry } from './logic/masonry.js';
import { INVALID } from '../../shared/declaration/attribute.js';
import { picture } from '../../shared/testing/pictures.js';
import { gallery, GALLERY_DESIGNS } from './declaration.js';
import { aroundUpgradeOfMany, expectNoMove, isSame, THUMBNAILS } from './testing/many-galleries.js';

const integers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** Shapes of slides. */
const RATIOS = [1.5, 0.66, 1, 2.4, 1.2, 0.8];
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

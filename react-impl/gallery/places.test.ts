import { expect } from '@open-wc/testing';
import { slides } from '../../shared/testing/pictures.js';
import { GALLERY_DESIGNS } from './declaration.js';
import { aroundUpgradeOfHtml } from './testing/many-galleries.js';

/** Places that are as wide as what is in them, or that do not stretch what is in them. */
const PLACES: Readonly<Record<string, (gallery: string) => string>> = {
  'an open dialog': (gallery) => `<dialog open>${gallery}</dialog>`,
  'a dialog with a box inside': (gallery) => `<dialog open><h2>Work</h2><div>${gallery}</div></dialog>`,
  'a popover': (gallery) => `<div popover style="display:block">${gallery}</div>`,
  'a table cell': (gallery) => `<table><tr><td>${gallery}</td></tr></table>`,
  'an inline-block': (gallery) => `<div style="display:inline-block">${gallery}</div>`,
  'a box that fits its content': (gallery) => `<div style="width:fit-content">${gallery}</div>`,
  'an absolute box': (gallery) => `<div style="position:absolute">${gallery}</div>`,
  'a floating box': (gallery) => `<div style="float:left">${gallery}</div>`,
  'a centred grid': (gallery) => `<div style="display:grid;justify-items:center">${gallery}</div>`,
  'a centred flex column': (gallery) =>
    `<div style="display:flex;flex-direction:column;align-items:center">${gallery}</div>`,
  'a flex row': (gallery) => `<div style="display:flex"><p>Text</p>${gallery}</div>`,
};
/**
 * Firefox and WebKit take the width that a gallery has where its place has none, up to 180 px here, as the least width of
 * a grid item that fills its column: columns of the page that are narrower grow there.
 */
const GRID_ITEMS = navigator.userAgent.includes('Chrome/') ? 7 : 4;

/** Places that set the width of what is in them: equal columns. */
const COLUMNS: Readonly<Record<string, (gallery: string) => string>> = {
  'grid columns': (gallery) =>
    `<div style="display:grid;grid-template-columns:repeat(4,1fr)">${`<div>${gallery}</div>`.repeat(4)}</div>`,
  'flex columns': (gallery) =>
    `<div style="display:flex">${`<div style="flex:1"><div>${gallery}</div></div>`.repeat(4)}</div>`,
  'galleries as flex items': (gallery) =>
    `<div style="display:flex">${gallery.replace('>', ' style="flex:1;width:auto">').repeat(7)}</div>`,
  'galleries as grid items': (gallery) =>
    `<div style="display:grid;grid-template-columns:repeat(${GRID_ITEMS},1fr)">${gallery.repeat(GRID_ITEMS)}</div>`,
  'table columns': (gallery) => `<table width="100%"><tr>${`<td width="25%">${gallery}</td>`.repeat(4)}</tr></table>`,
};

const galleryOf = (design: string) => `<sq-gallery design="${design}">${slides(5)}</sq-gallery>`;

/** The left and right edge of each gallery and each slide in a place, in px from the left of the place. */
const edges = (place: Element) =>
  [...place.querySelectorAll('sq-gallery, sq-gallery > *')].map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [left, right].map((x) => Math.round(x - place.getBoundingClientRect().left)) as [number, number];
  });

describe('sq-gallery in any place', () => {
  for (const [name, place] of Object.entries(PLACES))
    it(`has a width in ${name}, and keeps it on upgrade`, async () => {
      const { before, after } = await aroundUpgradeOfHtml(
        GALLERY_DESIGNS.map((design) => place(galleryOf(design))),
        edges,
      );
      GALLERY_DESIGNS.forEach((design, index) => {
        const [left, right] = before[index]![0]!;
        expect(right - left, design).to.be.within(/dialog|popover|centred|row/.test(name) ? 500 : 150, 800);
        expect(after[index], `${design} moves`).to.deep.equal(before[index]);
      });
    });

  for (const [name, columns] of Object.entries(COLUMNS))
    it(`does not widen ${name}`, async () => {
      const { before, after } = await aroundUpgradeOfHtml(
        GALLERY_DESIGNS.map((design) => columns(galleryOf(design))),
        (place) =>
          [...place.querySelectorAll('sq-gallery')].map((gallery) => {
            const { width } = gallery.getBoundingClientRect();
            return Math.round(width);
          }),
      );
      for (const widths of [...before, ...after]) {
        expect(Math.max(...widths)).to.be.at.most(Math.ceil(800 / widths.length));
        expect(Math.max(...widths) - Math.min(...widths)).to.be.at.most(1);
      }
    });

  it('keeps its place beside a floating image, its margins, and a place in the middle', async () => {
    const float = '<img alt="" style="float:left;width:300px;height:900px">';
    const { before } = await aroundUpgradeOfHtml(
      GALLERY_DESIGNS.flatMap((design) => [
        `<div style="display:flow-root">${float}${galleryOf(design)}</div>`,
        galleryOf(design).replace('>', ' style="margin-inline:-20px;padding:10px">'),
        galleryOf(design).replace('>', ' style="margin-inline:auto;max-width:600px">'),
      ]),
      edges,
    );
    GALLERY_DESIGNS.forEach((design, index) => {
      expect(before[3 * index + 1]![0], design).to.deep.equal([-20, 820]);
      expect(before[3 * index + 2]![0], design).to.deep.equal([100, 700]);
      if (design !== 'stacked') expect(before[3 * index]![0]![1], `${design} beside a float`).to.equal(800);
    });
  });
});

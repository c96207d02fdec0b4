import { expect } from '@open-wc/testing';
import { readInPlaces, type Readings } from '../shared/testing/in-a-frame.js';
import { picture, slides } from '../shared/testing/pictures.js';
// The frames load the same files: built and sent before the first test begins, they do not count to its limit.
import './generated/define-all.js';

const image = `<img src="${picture('teal', 900, 600)}" alt="A bowl" width="900" height="600">`;
const field = '<div class="sq-field"><label for="mail">Email</label> <input id="mail" type="email" name="email"></div>';

/** Blocks that are boxes for something, as wide as their place. */
const BOXES: readonly string[] = [
  `<sq-gallery design="slideshow">${slides(3)}</sq-gallery>`,
  '<sq-map><address>1 Quay Street</address><a href="https://www.openstreetmap.org/">Open in maps</a></sq-map>',
  `<sq-video><a href="https://youtu.be/abcdefghijk">${image}</a></sq-video>`,
  '<sq-video><a href="https://youtu.be/abcdefghijk">A film</a></sq-video>',
  '<sq-video src="/no-film.mp4"></sq-video>',
  '<sq-marquee>Sale</sq-marquee>',
  `<sq-marquee>${'Thrown, glazed and fired by the sea. '.repeat(9)}</sq-marquee>`,
  '<sq-reservation src="https://widget.booking.example/loader.js"><p><a href="https://b.example/">Book</a></p></sq-reservation>',
  `<sq-image>${image}</sq-image>`,
  `<sq-image source="${picture()}"></sq-image>`,
  '<sq-accordion><details><summary>Why?</summary><p>Because of the ball of clay in front.</p></details></sq-accordion>',
  '<sq-menu><h3>Lunch</h3><section><p>Soup</p></section><h3>Supper</h3><section><p>Trout</p></section></sq-menu>',
  `<sq-newsletter form-id="n"><form class="sq-fields">${field}<button class="sq-submit">Join</button></form></sq-newsletter>`,
  '<sq-newsletter form-id="n"></sq-newsletter>',
  '<sq-table-booking><form><label>Day <input type="date" name="day"></label><button>Find</button></form></sq-table-booking>',
  '<sq-embed><a href="https://songs.example/list">Songs for the kiln</a></sq-embed>',
  `<sq-embed src="https://calendar.example/visit"><a href="https://calendar.example/visit">${image}</a></sq-embed>`,
  '<sq-embed src="/no-page.html"></sq-embed>',
  '<sq-pricing-toggle><p data-option="left">$65</p><p data-option="right">$650 a year: two months are free</p></sq-pricing-toggle>',
  '<sq-pricing-toggle left-label="By the month" right-label="By the year, with two months free"></sq-pricing-toggle>',
  '<sq-member-gate kind="members"><p><a href="/join">Join</a></p></sq-member-gate>',
  '<sq-member-gate kind="locked"><h3>Closed</h3></sq-member-gate>',
  '<sq-member-gate></sq-member-gate>',
];
/** A few buttons need no width of a picture. */
const ROWS: readonly string[] = [
  '<sq-share><a href="https://social.example/">Share</a></sq-share>',
  '<sq-share></sq-share>',
];
/** As wide as their place, up to a width that they have anywhere. */
const SHEETS: readonly string[] = [
  `<sq-form form-id="f" fields='[{"id":"mail","type":"email","title":"Email"}]'></sq-form>`,
  '<sq-reviews></sq-reviews>',
  '<sq-cart><a href="/cart">Your cart</a></sq-cart>',
];

type Place = (block: string) => string;
const inside =
  (style: string): Place =>
  (block) =>
    `<div style="${style}">${block}</div>`;
const columns =
  (row: string, column: string, element = 'div'): Place =>
  (block) =>
    `<div style="${row}"><${element} style="${column}"><div>${block}</div></${element}>${`<${element} style="${column}"></${element}>`.repeat(3)}</div>`;

interface Kind {
  /** Widths, in places of 800 px. */
  readonly widths: readonly [least: number, most: number];
  readonly places: Readonly<Record<string, Place>>;
}
/** Of places that are as wide as what is in them, one is enough for what an upgrade changes: it takes most of the time. */
const UPGRADED: Readonly<Record<string, Kind>> = {
  'have a width of their own in': {
    widths: [180, 800],
    places: { 'a float': inside('float:left') },
  },
};
const OTHERS: Readonly<Record<string, Kind>> = {
  fill: {
    widths: [800, 800],
    places: {
      'a centred flex column': inside('display:flex;flex-direction:column;align-items:center'),
      'a flex column with its items at the end': inside('display:flex;flex-direction:column;align-items:flex-end'),
      'a centred grid': inside('display:grid;justify-items:center'),
      'a flex row': inside('display:flex'),
    },
  },
  'have a width of their own in': {
    widths: [180, 800],
    places: {
      'a table cell': (block) => `<table><tr><td>${block}</td></tr></table>`,
      'an inline block': inside('display:inline-block'),
      'a box that fits its content': inside('width:fit-content'),
      'an absolute box': inside('position:absolute'),
      'a column of a centred grid': inside('display:grid;justify-content:center'),
      'an item of a flex row': (block) => `<div style="display:flex"><p>Text</p><div>${block}</div></div>`,
    },
  },
  'are wide in': {
    widths: [500, 800],
    places: {
      'a dialog': (block) => `<dialog open><h2>Work</h2>${block}</dialog>`,
      'a popover': (block) => `<div popover style="display:block"><div>${block}</div></div>`,
    },
  },
  'do not widen': {
    widths: [100, 200],
    places: {
      'flex columns': columns('display:flex', 'flex:1'),
      'grid columns': columns('display:grid;grid-template-columns:repeat(4,1fr)', ''),
      'table columns': columns('display:table;width:100%', 'display:table-cell;width:25%'),
    },
  },
};

const BLOCKS = [...BOXES, ...ROWS, ...SHEETS];
const listed = (kinds: Readonly<Record<string, Kind>>) =>
  Object.entries(kinds).flatMap(([verb, { widths, places }]) =>
    Object.entries(places).map(([name, place]) => ({ name: `${verb} ${name}`, widths, place })),
  );
const upgraded = listed(UPGRADED);
const all = [...upgraded, ...listed(OTHERS)];
const tagOf = (block: string) => /sq-[\w-]+/.exec(block)![0];
/** The rules of forms are in the sheet of one. */
const TAGS = [...new Set(['sq-form', ...BLOCKS.map(tagOf)])];
/** A cart shows the author's link until the code of its contents has come. */
const isDrawn = (block: Element) => block.localName !== 'sq-cart' || block.shadowRoot?.querySelector('p') !== null;
const widthOf = (place: Element) => Math.round(place.querySelector(TAGS.join())!.getBoundingClientRect().width);

describe('blocks in any place', () => {
  let read: Readings<number>;
  before(async () => {
    const texts = all.flatMap(({ place }) => BLOCKS.map(place));
    read = await readInPlaces(TAGS, texts, widthOf, upgraded.length * BLOCKS.length, isDrawn);
  });

  all.forEach(({ name, widths: [least, most] }, index) => {
    it(name, () => {
      BLOCKS.forEach((block, number) => {
        const at = index * BLOCKS.length + number;
        const [withoutScript, before, after = before] = [read.withoutScript[at]!, read.before[at]!, read.after[at]];
        const from = SHEETS.includes(block)
          ? Math.min(least, 600)
          : ROWS.includes(block)
            ? Math.min(least, 320)
            : least;
        expect(withoutScript, `without script: ${block}`).to.be.within(from, most);
        expect(before, `before the upgrade: ${block}`).to.be.within(from, most);
        expect(after, `moves on upgrade: ${block}`).to.equal(before);
      });
    });
  });
});

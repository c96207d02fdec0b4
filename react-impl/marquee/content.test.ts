import { expect } from '@open-wc/testing';
import { inShadow, place, until, withPageSheet } from '../../shared/testing/fixture.js';
import { pretendMedia } from '../../shared/testing/media.js';
import { picture } from '../../shared/testing/pictures.js';
import '../../elements/sq-marquee/index.js';
import sheet from '../../elements/sq-marquee/sq-marquee.css' with { type: 'css' };

const LOOKS = ['color', 'font-weight', 'font-style', 'font-size', 'text-transform', 'letter-spacing'];
const STYLE = `<style>.off { display: none } .unseen { visibility: hidden } .big { font-size: 30px }
  .loud { color: red; font-weight: 800; text-transform: uppercase }
  .list { display: flex; gap: 12px; margin: 0; padding: 0; list-style: none }</style>`;
const logo = `<img src="${picture('teal', 60, 30)}" alt="" width="60" height="30">`;

const LINES: Readonly<Record<string, string>> = {
  'coloured text and a picture': `Sale: <span class="loud">minus 30 %</span> ${logo}`,
  'hidden words': 'Open <b class="off">secret</b> <i hidden>more</i> today <i class="unseen">unseen</i>',
  'a picture of several files': `<picture><source srcset="${picture()}">${logo}</picture> of the <b>house</b>`,
  'a list': `<ul class="list"><li class="loud">One</li><li>Two <em class="big">big</em></li><li>${logo}</li></ul>`,
  'a drawing': '<svg width="20" height="20"><circle r="9" cx="10" cy="10"/></svg> <strong>Open</strong><sup>2</sup>',
  'a link': '<strong>Now <a href="#x">the <span style="color:blue">blue</span> link</a></strong>',
  'a heading': '<h2 style="display:inline">Title <span class="loud">loud</span></h2> <small>small</small>',
};

/** Each letter that is seen, with the looks of its element, and each picture with its shape before it rises and sinks. */
function seenIn(node: Node): string[] {
  if (node instanceof Text) {
    const parent = node.parentElement!;
    if (parent.closest('style') || !parent.checkVisibility({ visibilityProperty: true })) return [];
    const looks = getComputedStyle(parent);
    return [...node.data.replace(/\s/g, '')].map((letter) =>
      [letter, ...LOOKS.map((name) => looks.getPropertyValue(name))].join(),
    );
  }
  if (node instanceof Element && node.matches('img, svg')) {
    const { width, height } = getComputedStyle(node);
    return [`${node.localName} ${width} ${height}`];
  }
  return [...node.childNodes].flatMap(seenIn);
}

describe('what moves in a marquee looks like the author’s line', () => {
  let media: ReturnType<typeof pretendMedia>;
  before(() => withPageSheet(sheet));
  beforeEach(() => (media = pretendMedia(/reduced-motion/, false)));
  afterEach(() => media.restore());

  for (const intensity of [0, 50])
    for (const [name, html] of Object.entries(LINES))
      it(`${name}, at wave-intensity ${intensity}`, async () => {
        const element = await place(`<sq-marquee wave-intensity="${intensity}">${STYLE}${html}</sq-marquee>`);
        await until(() => inShadow(element, '.copy'), 'there is a copy');
        const [line, copy] = [inShadow(element, '.content')!, inShadow(element, '.copy > .content')!];
        expect(seenIn(copy)).to.deep.equal([...element.childNodes].flatMap(seenIn));
        expect(copy.getBoundingClientRect().width).to.be.closeTo(line.getBoundingClientRect().width, 2);
      });
});

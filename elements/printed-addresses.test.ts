import { expect } from '@open-wc/testing';
import { consent } from '../shared/services/consent/consent.js';
import { pretendNetwork } from '../shared/testing/network.js';
import { picture } from '../shared/testing/pictures.js';
import { fixtureCleanup, place, settled, until, warningsOf } from '../shared/testing/fixture.js';
import { blocks } from './generated/blocks.js';
import './generated/define-all.js';

/** What would run a script as an address, as people write it to get past a check. */
const SCRIPTS = ['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)', 'vbscript:msgbox(1)'];
const ADDRESSES = ['href', 'src', 'srcset', 'poster', 'action', 'formaction', 'data', 'xlink:href'];
const runsScript = (text: string | null) =>
  /^[\s\0]*(?:javascript|vbscript):/i.test((text ?? '').replace(/[\t\n\r]/g, ''));

/** Every element below a root, those of shadow roots among them. */
function* allIn(root: ParentNode): Iterable<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element;
    if (element.shadowRoot) yield* allIn(element.shadowRoot);
  }
}
/** Addresses that run a script, as `<a href="javascript:…">`, of all elements that the author has not written. */
const printed = (own: ReadonlySet<Element>): string[] =>
  [...allIn(document)]
    .filter((element) => !element.localName.startsWith('sq-') && !own.has(element))
    .flatMap((element) =>
      ADDRESSES.filter((name) => runsScript(element.getAttribute(name))).map(
        (name) => `<${element.localName} ${name}=${JSON.stringify(element.getAttribute(name))}>`,
      ),
    );

/** Contents in which an author, or a stranger who may write in a page, has put the address. */
const CONTENTS: readonly (readonly [what: string, html: (address: string) => string])[] = [
  ['the data of an image', (to) => `<sq-image><img data-src="${to}" alt="" width="4" height="3"></sq-image>`],
  ['the attribute of an image', (to) => `<sq-image source="${to}"><img alt="" width="4" height="3"></sq-image>`],
  [
    'the data of a slide',
    (to) => `<sq-gallery><img data-src="${to}" alt="A"><img data-image="${to}" alt="B"></sq-gallery>`,
  ],
  [
    'the link of a slide',
    (to) =>
      `<sq-gallery click-behavior="click-through"><img src="${picture()}" alt="A" data-click-through-url="${to}"></sq-gallery>`,
  ],
  [
    'the thumbnail of a slide',
    (to) =>
      `<sq-gallery design="slideshow" thumbnails><img data-src="${to}" alt="A"><img data-image="${to}" alt="B"></sq-gallery>`,
  ],
  [
    'the thumbnail of an item',
    (to) =>
      `<sq-lightbox thumbnails><a href="${picture()}"><img data-src="${to}" alt="A"></a><a href="${picture('teal')}"><img data-image="${to}" alt="B"></a></sq-lightbox>`,
  ],
  [
    'the attribute of a video in a slide',
    (to) =>
      `<sq-lightbox><figure data-html="x"><sq-video src="${to}" poster="${to}"><img src="${picture()}" alt="A"></sq-video></figure></sq-lightbox>`,
  ],
  ['a link to an image', (to) => `<sq-lightbox><a href="${to}"><img src="${picture()}" alt="A"></a></sq-lightbox>`],
  [
    'an item of a marquee',
    (to) => `<sq-marquee marquee-items='[{"text":"Sale","linkTo":${JSON.stringify(to)}}]'></sq-marquee>`,
  ],
  ['an embed code', (to) => `<sq-video data-html="<iframe src='${to}'></iframe>"></sq-video>`],
  ['a link to a video', (to) => `<sq-video><a href="${to}">A film</a></sq-video>`],
  ['a link to a page', (to) => `<sq-embed><a href="${to}">Songs</a></sq-embed>`],
];

describe('an address that runs a script', () => {
  pretendNetwork();
  before(() => consent().accept());
  after(() => consent().reset());
  afterEach(fixtureCleanup);

  /** Shows them side by side, as far as a click and an opened viewer lead. */
  async function show(html: string, prepare: (block: HTMLElement, at: number) => void = () => {}) {
    await warningsOf(async () => {
      const page = await place(`<div>${html}</div>`);
      const shown = [...page.children] as HTMLElement[];
      const allSettled = () => Promise.all(shown.map(settled));
      await allSettled();
      shown.forEach(prepare);
      await allSettled();
      for (const block of shown) {
        if (block.localName === 'sq-gallery') await until(() => block.matches(':state(complete)'));
        for (const control of block.shadowRoot?.querySelectorAll<HTMLElement>('[part=play-toggle]') ?? [])
          control.click();
        if (block.localName === 'sq-lightbox')
          await (block as HTMLElement & { open(at: number): Promise<void> }).open(0);
      }
      await allSettled();
    });
  }
  for (const { tag, attributes } of Object.values(blocks)) {
    const names = Object.entries(attributes as Record<string, { type: string }>)
      .filter(([, { type }]) => type === 'string')
      .map(([name]) => name);
    if (names.length > 0)
      it(`is printed by no attribute of ${tag}, nor by its data`, async () => {
        const ways = SCRIPTS.flatMap((address) => [
          { address, inner: '<p>Text</p>' },
          { address, inner: '' },
        ]);
        const html = ways.map(({ inner }) => `<${tag}>${inner}</${tag}>`).join('');
        await show(html + html, (block, at) => {
          const { address } = ways[at % ways.length]!;
          if (at < ways.length) names.forEach((name) => block.setAttribute(name, address));
          else block.dataset['blockJson'] = JSON.stringify(Object.fromEntries(names.map((name) => [name, address])));
        });
        expect(printed(new Set())).to.deep.equal([]);
      });
  }
  for (const [what, html] of CONTENTS)
    it(`is not printed from ${what}`, async () => {
      await show(SCRIPTS.map((address) => html(address.replaceAll('\n', '&#10;'))).join(''));
      const own = new Set(
        [...document.querySelectorAll('a[href]')].filter((link) => link.closest('sq-lightbox,sq-video,sq-embed')),
      );
      expect(printed(own)).to.deep.equal([]);
    });
});

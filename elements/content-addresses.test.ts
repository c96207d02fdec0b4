import { expect } from '@open-wc/testing';
import { picture } from '../shared/testing/pictures.js';
import { prepareAddresses, printed, SCRIPTS, show } from '../shared/testing/script-addresses.js';
import './generated/define-all.js';

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

describe('an address in the content that runs a script', () => {
  prepareAddresses();

  for (const [what, html] of CONTENTS)
    it(`is not printed from ${what}`, async () => {
      await show(SCRIPTS.map((address) => html(address.replaceAll('\n', '&#10;'))).join(''));
      const own = new Set(
        [...document.querySelectorAll('a[href]')].filter((link) => link.closest('sq-lightbox,sq-video,sq-embed')),
      );
      expect(printed(own)).to.deep.equal([]);
    });
});

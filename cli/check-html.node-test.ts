import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { checkHtml } from './check-html.js';

const IMAGE = '<img src="a.jpg" alt="A bowl" width="500" height="333">';
const GALLERY = `<sq-gallery id="work" design="grid">${IMAGE}</sq-gallery>`;
const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>t</title></head><body>${body}</body></html>`;
const messages = (body: string) => checkHtml(page(body)).map(({ message }) => message);

describe('mistakes of a page', () => {
  const cases: readonly (readonly [what: string, html: string, ...expected: RegExp[]])[] = [
    [
      'an attribute',
      `<sq-gallery desing="grid">${IMAGE}</sq-gallery>`,
      /^<sq-gallery> has no attribute "desing"\. Did you mean "design"\?$/,
    ],
    ['an attribute with one letter too few', `<sq-gallery colum-width="200">${IMAGE}</sq-gallery>`, /"column-width"/],
    [
      'a tag',
      `<sq-galery>${IMAGE}</sq-galery>`,
      /^<sq-galery> is no element of the kit\. Did you mean <sq-gallery>\?$/,
    ],
    [
      'a member of JSON',
      `<sq-gallery data-block-json='{"desing": "grid"}'>${IMAGE}</sq-gallery>`,
      /"desing"\. Did you mean "design"\?$/,
    ],
    [
      'a value',
      `<sq-gallery design="circle">${IMAGE}</sq-gallery>`,
      /design="circle" is not valid: expected one of "stacked", /,
    ],
    [
      'a number',
      '<sq-map style-url="/s.json" map-lat="120">Here</sq-map>',
      /map-lat="120" is not valid: expected a number from -90 to 90/,
    ],
    [
      'a value in JSON',
      `<sq-gallery data-block-json='{"design": "circle"}'>${IMAGE}</sq-gallery>`,
      /"design": circle is not valid/,
    ],
    ['JSON', `<sq-gallery data-block-json='{design: 1}'>${IMAGE}</sq-gallery>`, /data-block-json cannot be read: /],
    ['JSON that is no object', `<sq-gallery data-block-json='[1]'>${IMAGE}</sq-gallery>`, /is no JSON object/],
    ['when it is loaded', `<sq-gallery load="soon">${IMAGE}</sq-gallery>`, /load="soon" is not valid/],
    [
      'the gallery of a lightbox',
      `${GALLERY}<sq-lightbox for="wrok"></sq-lightbox>`,
      /for="wrok": no element of the page has this id\. Did you mean "work"\?$/,
    ],
    [
      'one of two linked galleries',
      `<sq-gallery linked="nope work">${IMAGE}</sq-gallery>${GALLERY}`,
      /linked="nope": no element/,
    ],
    ['the target of a button', '<button commandfor="nope" command="--next">Next</button>', /commandfor="nope"/],
    [
      'a command',
      `${GALLERY}<button commandfor="work" command="--nxt">Next</button>`,
      /has no command "--nxt"\. Did you mean "--next"\?$/,
    ],
    [
      'a command far from any',
      `${GALLERY}<button commandfor="work" command="--explode">Next</button>`,
      /It has: --next, --previous, /,
    ],
    ['an id that is there twice', `${GALLERY}${GALLERY}`, /^id="work" is on <sq-gallery id="work"> already/],
    ['a base that is no folder', '<script data-sq-base="/kit"></script>', /write "\/kit\/"\.$/],
    ['a base that nobody reads', '<div data-sq-base="/kit/"></div>', /not from <div>/],
    ['an empty form', '<sq-form></sq-form>', /^<sq-form> is empty: it needs a <form> inside, or fields\.$/],
    ['a form with text only', '<sq-form><p>Write to us</p></sq-form>', /is empty/],
    [
      'a map with a place and no style',
      '<sq-map id="shop" map-lat="50.1" map-lng="-5">Here</sq-map>',
      /^<sq-map id="shop"> shows its address and no map: it needs style-url="…"/,
    ],
    [
      'a map of a payload without a style',
      `<sq-map data-block-json='{"location": {"mapLat": 1}, "vSize": 12}'>Here</sq-map>`,
      /shows its address and no map/,
    ],
    [
      'a place of a payload that cannot be read',
      `<sq-map style-url="/s.json" data-block-json='{"location": {"mapLat": 120}}'>Here</sq-map>`,
      /"mapLat": 120 is not valid/,
    ],
    ['an empty map', '<sq-map> \n</sq-map>', /^<sq-map> is empty: it needs text inside, or map-lat, or address-line1/],
    ['an empty gallery', '<sq-gallery><!-- later --></sq-gallery>', /is empty/],
    [
      'an image without alt',
      '<sq-gallery><img src="a.jpg" width="5" height="5"></sq-gallery>',
      /^<img src="a\.jpg"> has no alt/,
    ],
    [
      'an image without a size',
      '<sq-gallery><p><img src="a.jpg" alt=""></p></sq-gallery>',
      /^<img src="a\.jpg"> has no width and height/,
    ],
    [
      'an image whose size the template has left empty',
      '<sq-gallery><img src="a.jpg" alt="" width="" height=""></sq-gallery>',
      /^<img src="a\.jpg"> has no width and height/,
    ],
    ['a link that leads nowhere', `<sq-gallery><a href="">${IMAGE}</a></sq-gallery>`, /^<a href=""> has no address/],
    [
      'an image without an address',
      '<sq-gallery><img src=" " alt="" width="5" height="5"></sq-gallery>',
      /^<img src=""> has no address/,
    ],
    [
      'a block that a figure ends',
      `<p>Our work: <sq-gallery><figure>${IMAGE}</figure></sq-gallery></p>`,
      /is inside <p>, and <figure> ends the paragraph/,
    ],
    ['a block that is not closed', '<div><sq-marquee>Text</div>', /<\/sq-marquee> is missing/],
    [
      'a block closed as in XML',
      '<sq-cart-indicator href="/cart" /><p>All of this is inside</p>',
      /is not closed by "\/>"/,
    ],
  ];
  for (const [what, html, ...expected] of cases)
    it(what, () => {
      const found = messages(html);
      assert.equal(found.length, expected.length, found.join('\n'));
      for (const each of expected)
        assert.ok(
          found.some((message) => each.test(message)),
          `${found.join('\n')}\n${each}`,
        );
    });

  it('have the place of the attribute, or of the element', () => {
    const html = `<!doctype html>\n<title>t</title>\n\n  <sq-gallery id="a"\n    desing="grid">${IMAGE}</sq-gallery>\n<sq-form></sq-form>`;
    assert.deepEqual(
      checkHtml(html).map(({ line, column }) => [line, column]),
      [
        [5, 5],
        [6, 1],
      ],
    );
  });
});

describe('what is no mistake', () => {
  const cases = [
    [
      'attributes of HTML, of ARIA and of frameworks',
      `<sq-gallery class="a" key="b" style="" hidden aria-label="x" data-label="y" onclick="" @click="z" x-data v-if="q" :label="r" hx-get="/" _ngcontent-a>${IMAGE}</sq-gallery>`,
    ],
    ['an attribute that is near to nothing', `<sq-gallery portfolio>${IMAGE}</sq-gallery>`],
    [
      'other names of an attribute, also as a framework writes it',
      `<sq-gallery per-row="3" slidesperrow="3" start-index="1">${IMAGE}</sq-gallery>`,
    ],
    ['a tag of somebody else', '<sq-weather></sq-weather><my-galery></my-galery>'],
    [
      "the platform's own members of JSON",
      `<sq-map style-url="/s.json" data-block-json='{"location": {"mapLat": 1}, "vSize": 12, "blockId": "x"}'></sq-map>`,
    ],
    [
      'an empty value, as an empty template variable writes it',
      `<sq-gallery design="" slides-per-row="">${IMAGE}</sq-gallery>`,
    ],
    ['words in another case', `<sq-gallery DESIGN="GRID" Loop="TRUE">${IMAGE}</sq-gallery>`],
    ['a command of the browser', `${GALLERY}<button commandfor="work" command="show-popover">x</button>`],
    ['a form with fields only', `<sq-form fields='[{"type": "email"}]'></sq-form>`],
    ['a newsletter without anything: it has a default', '<sq-newsletter></sq-newsletter>'],
    ['a map with a place', '<sq-map style-url="/style.json" map-lat="50.1" map-lng="-5"></sq-map>'],
    ['a map that is an address', '<sq-map><address>1 Quay Street</address></sq-map>'],
    [
      'a map whose page has a style for all maps',
      '<script type="application/json" id="sq-context">{"mapStyleUrl": "/s.json"}</script><sq-map map-lat="50.1" map-lng="-5"></sq-map>',
    ],
    [
      'a map whose page has a key',
      '<script type="application/json" id="sq-context">{"googleMapsApiKey": "k"}</script><sq-map map-lat="50.1" map-lng="-5"></sq-map>',
    ],
    ['a lightbox for a gallery', `${GALLERY}<sq-lightbox for="work"></sq-lightbox>`],
    ['images outside of blocks', '<img src="a.jpg">'],
    ['a base', '<script data-sq-base="/kit/"></script>'],
    ['an image of decoration', '<sq-gallery><img src="a.jpg" alt="" width="1" height="1"></sq-gallery>'],
    [
      'images whose shape is said otherwise',
      '<sq-gallery image-aspect-ratio="3:2"><img src="a.jpg" alt=""></sq-gallery><sq-image dimensions="3x2"><img src="b.jpg" alt=""></sq-image><sq-video src="/v.mp4"><img src="c.jpg" alt=""></sq-video>',
    ],
    [
      'an image that gets its address later, and an empty link elsewhere',
      '<sq-gallery><img src="" data-src="a.jpg" alt="" width="1" height="1"></sq-gallery><a href="">Top</a>',
    ],
    ['ids in drawings', '<svg><g id="a"></g></svg><svg><g id="a"></g></svg>'],
    ['what is in a template', '<template><sq-form></sq-form><sq-galery></sq-galery></template>'],
    ['a value that ends with a slash', '<sq-cart-indicator href=/cart/>Cart</sq-cart-indicator>'],
    [
      'inline blocks in a paragraph',
      '<p>See <sq-cart-indicator href="/cart"><a href="/cart">Cart</a></sq-cart-indicator></p>',
    ],
  ] as const;
  for (const [what, html] of cases) it(what, () => assert.deepEqual(messages(html), []));

  it("the examples of all blocks, the demo's pages and the page of the README", () => {
    const files = ['elements', 'demo'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .map((file) => `${folder}/${file}`),
    );
    assert.ok(files.length > 20);
    const readme = /```html\n(<!doctype html>[\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))![1]!;
    for (const [name, html] of [
      ['README', readme],
      ...files.map((file) => [file, readFileSync(file, 'utf8')]),
    ] as const)
      // Examples are pieces of a page: what they refer to can be in another one.
      assert.deepEqual(
        checkHtml(html).filter(
          ({ message }) =>
            !/no element of the page has this id|is on .* already/.test(message) &&
            // Some of its photographs have no size on purpose.
            !(name === 'demo/gallery/shapes.html' && message.includes('has no width and height')),
        ),
        [],
        name,
      );
  });
});

describe('any text', () => {
  const PIECES =
    '<sq-gallery|<sq-form>|</sq-form>|<p>|</p>|<table>|<svg>|<template>|</|<!--|-->|<![CDATA[|]]>| id="a"| for="a a b"|{{ x }}|{% if %}|<%= y %>|${z}|"|\'|>|/>|=|&amp;|&#0;|\0|\u2028|😀|data-block-json=\'{"a":|fields="[[["|command="--"|commandfor="a"|<img|<script>|</script>|<noscript>|<plaintext'.split(
      '|',
    );
  /** A small generator with a seed, so that a failure can be repeated (the "minimal standard" of Park and Miller). */
  const random = (seed: number) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

  it('is read to its end', () => {
    const next = random(20);
    for (let run = 0; run < 2000; run++) {
      const html = Array.from({ length: 30 }, () => PIECES[Math.floor(next() * PIECES.length)]).join('');
      assert.ok(Array.isArray(checkHtml(html)), html);
    }
  });
  it('also a page that is nested very deeply', () => {
    assert.deepEqual(messages(`${'<div>'.repeat(20_000)}${GALLERY}`), []);
  });
});

// For each block a page with one of it in view, by our tag and by the libraries that users would pick instead.
import { FLAVOURS, image, photo, readyWhen, withKit, withPeer } from '../harness/page.mjs';
import { galleries } from './galleries.mjs';
import { badges } from './load-pages.mjs';
import { COOKIE_CONSENT_SHOWN, OURS, PARTS_STYLE, peers, peersReady, plain } from './page-blocks.mjs';
import { everyBlock } from './page-checks.mjs';

const main = (html) => `<main>${html}</main>`;
const checked = `${PARTS_STYLE}<script>${readyWhen(everyBlock('works'))}</script>`;
const peer = (name, html, { css = false, ready } = {}) =>
  withPeer(name, main(html), { css, head: PARTS_STYLE + (ready ? `<script>${readyWhen(ready)}</script>` : '') });
const pick = (pages, count, names) => Object.fromEntries(names.map((name) => [name, pages[name](count)]));

const SLIDES = 12;
const lightboxes = {
  PhotoSwipe: peer('photoswipe', plain.lightbox, { css: true }),
  'yet-another-react-lightbox': peer('yarl', `${plain.lightbox}<div id="app"></div>`, { css: true }),
};

/** The same place, drawn by a style of the site's own, which needs no consent. */
const DRAWN =
  '<sq-map map-lat="50.1526" map-lng="-5.0663" map-zoom="15" style-url="/demo/map/style.json"><address>1 Quay Street</address></sq-map>';
const IMAGE = `<sq-image fixed-ratio="16:9">${image(0, '')}</sq-image>`;
const VIDEO = `<sq-video data-html="&lt;iframe src='https://www.youtube.com/embed/abcdefghijk'&gt;&lt;/iframe&gt;"><a href="https://youtu.be/abcdefghijk">${image(1, '')}</a></sq-video>`;
const NEWSLETTER = `<sq-newsletter form-id="news"><form action="/api/form/submit/news" method="post">
  <label>Email <input type="email" name="email" required></label> <button>Join</button></form></sq-newsletter>`;
const CONTEXT =
  '<script type="application/json" id="sq-context">{"website":{"baseUrl":"/","identifier":"bench"}}</script>';

const SERVED = readyWhen("performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/services.js'))");

/** `ours` is HTML; `head` says when it is ready; `peers` are whole pages; `use` is what a visitor does with it. */
export const blocks = {
  gallery: {
    ours: OURS['sq-gallery'],
    peers: pick(galleries, SLIDES, ['Embla', 'Swiper core', 'Swiper Element', 'Splide', 'Web Awesome carousel']),
  },
  lightbox: { ours: OURS['sq-lightbox'], peers: lightboxes },
  'lightbox, opened': { ours: OURS['sq-lightbox'], peers: lightboxes, use: openLightbox },
  image: { ours: IMAGE },
  video: { ours: VIDEO },
  form: { ours: OURS['sq-form'], peers: { 'plain script': peer('form-script', peers.form) } },
  'form, filled in': { ours: OURS['sq-form'], use: fillIn },
  newsletter: { ours: NEWSLETTER },
  'cookie banner': {
    ours: OURS['sq-cookie-banner'],
    peers: {
      'vanilla-cookieconsent': peer('cookieconsent', '', { css: true, ready: COOKIE_CONSENT_SHOWN }),
      Klaro: peer('klaro', '', { ready: "document.querySelector('.klaro .cookie-notice')?.checkVisibility()" }),
    },
  },
  'map, before consent': { ours: OURS['sq-map'] },
  'map, drawn': {
    ours: DRAWN,
    head: `<script>
      let drawn = false;
      document.addEventListener('sq-map-load', () => (drawn = true));
      ${readyWhen('drawn')}
    </script>`,
    peers: { Leaflet: peer('leaflet', peers.map, { css: true }), MapLibre: peer('maplibre', peers.map, { css: true }) },
  },
  marquee: { ours: OURS['sq-marquee'], peers: { 'react-fast-marquee': peer('react-fast-marquee', peers.marquee) } },
  'cart indicator': {
    ours: OURS['sq-cart-indicator'],
    peers: {
      'plain script': peer('cart-script', peers.cart),
      ...pick(badges, 1, ['vanilla element', 'Lit element', 'React by r2wc']),
    },
  },
  'services of a hosted page': {
    ours: '<p>No block.</p>',
    head: `${CONTEXT}<script>${SERVED}</script>`,
    peers: { 'web-vitals': peer('web-vitals', '<p>No block.</p>') },
  },
  'all seven blocks': {
    ours: Object.values(OURS).join('\n'),
    peers: {
      "seven peers' libraries": withPeer('seven-peers', main(Object.values(peers).join('\n')), {
        css: true,
        head: PARTS_STYLE + peersReady,
      }),
    },
  },
};

const ours =
  (flavour) =>
  ({ ours: html, head }) =>
    withKit(FLAVOURS[flavour], main(html), head ?? checked);
const names = [...new Set(Object.values(blocks).flatMap((block) => Object.keys(block.peers ?? {})))];

export const contenders = {
  'sq-blocks, lite': ours('lite'),
  'sq-blocks, React': ours('React'),
  ...Object.fromEntries(names.map((name) => [name, ({ peers: others }) => others?.[name]])),
};

async function openLightbox({ tab }) {
  await tab.click('#thumbnails a, sq-lightbox a');
  await tab.waitForFunction(isLargeShown, { timeout: 30_000 }, photo(0, 1000));
}
function isLargeShown(address) {
  const roots = [document, ...Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot ?? [])].flat();
  return roots
    .flatMap((root) => [...root.querySelectorAll('img')])
    .some((img) => img.currentSrc.endsWith(address) && img.naturalWidth > 0 && img.getBoundingClientRect().width > 400);
}

async function fillIn({ tab }) {
  await tab.type('input[type=email]', 'ada@example.com');
  await tab.type('textarea', 'Good morning');
}

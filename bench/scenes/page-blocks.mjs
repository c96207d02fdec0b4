// The seven blocks of a page, with the same content: by our tags, as plain HTML, and as seven libraries want it.
import { image, photo, times } from '../harness/page.mjs';

const SLIDES = 12;
const TEXT = 'Thrown, glazed and fired by the sea';
const ADDRESS =
  '<address>1 Quay Street, Falmouth</address><a href="https://www.openstreetmap.org/#map=16/50.1526/-5.0663">Open in maps</a>';
const CART = '<a href="/cart">Cart</a>';

const images = times(SLIDES, image);
/** Two of the libraries want to know the sizes before they open. */
const SIZES = ['data-pswp-width="1000" data-pswp-height="666"', 'data-width="1000" data-height="666"'].join(' ');
const links = times(4, (index) => `<a href="${photo(index, 1000)}" ${SIZES}>${image(index)}</a>`);
const form = `<form action="/api/form/submit/contact" method="post">
  <p><label>Email <input type="email" name="email" autocomplete="email" required></label></p>
  <p><label>Message <textarea name="message" rows="4" required></textarea></label></p>
  <button>Send</button>
</form>`;

/** By tag. The map's style lies with a third party, so it shows a consent gate and no engine. */
export const OURS = {
  'sq-cart-indicator': `<sq-cart-indicator>${CART}</sq-cart-indicator>`,
  'sq-marquee': `<sq-marquee>${TEXT}</sq-marquee>`,
  'sq-gallery': `<sq-gallery design="slideshow" transition="scroll">${images}</sq-gallery>`,
  'sq-lightbox': `<sq-lightbox>${links}</sq-lightbox>`,
  'sq-form': `<sq-form form-id="contact">${form}</sq-form>`,
  'sq-map': `<sq-map map-lat="50.1526" map-lng="-5.0663" style-url="https://tiles.example/style.json">${ADDRESS}</sq-map>`,
  'sq-cookie-banner': '<sq-cookie-banner accept-type="OPT_IN_AND_OUT"></sq-cookie-banner>',
};

/**
 * By tag: what is in the page once the block does its work; an expression over its `block`. They are looked at again and
 * again, so that none of them but the last makes the browser lay out the page.
 */
export const WORKS = {
  'sq-cart-indicator': "block.shadowRoot.textContent.includes('$0.00')",
  'sq-marquee': "block.shadowRoot.querySelector('[part~=wave]:not(:empty)') !== null",
  'sq-gallery': "block.matches(':state(complete)')",
  // It shows nothing of its own before it is opened.
  'sq-lightbox': 'true',
  'sq-form': "block.querySelector('form').noValidate",
  'sq-map': "block.shadowRoot.querySelector('[part~=show]') !== null",
  'sq-image': "block.querySelector('img').naturalWidth > 0",
  'sq-video': "block.shadowRoot.querySelector('button') !== null",
  'sq-newsletter': "block.querySelector('form').noValidate",
  'sq-cookie-banner': "block.shadowRoot.querySelector('[part~=accept]')?.checkVisibility() === true",
};

export const PARTS_STYLE = `<style>
  main { max-inline-size: 800px }
  .row { display: flex; overflow: auto hidden; scroll-snap-type: x mandatory }
  .row > * { flex: 0 0 100%; scroll-snap-align: start }
  .row img, swiper-slide img, #thumbnails img { display: block; inline-size: 100%; block-size: auto }
  #thumbnails { display: grid; grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); gap: 12px }
  #map { block-size: 400px; margin-block-end: 12px }
  .notice { position: fixed; inset: auto 0 0; padding: 16px; background: #222; color: #fff }
</style>`;

export const plain = {
  cart: `<span>${CART} 0 $0.00</span>`,
  marquee: `<p>${TEXT}</p>`,
  gallery: `<div class="row">${images}</div>`,
  lightbox: `<div id="thumbnails">${links}</div>`,
  form,
  map: ADDRESS,
  banner: `<div class="notice"><p>By using this website, you agree to our use of cookies.</p><form><button name="cookies" value="yes">Accept</button> <button name="cookies" value="no">Decline</button></form></div>`,
};

/** As the start of each library wants it; that of the banner makes its own elements. */
export const peers = {
  cart: `<span id="cart">${CART}</span>`,
  marquee: `<div id="root" data-text="${TEXT}" data-speed="60"></div>`,
  gallery: `<swiper-container navigation="true">${times(SLIDES, (index) => `<swiper-slide>${image(index)}</swiper-slide>`)}</swiper-container>`,
  lightbox: plain.lightbox,
  form,
  map: `<div id="map"></div>${ADDRESS}`,
};

/** Which of them say themselves that they are ready, each by an `isReady` of its own. */
const SPEAKING = Object.keys(peers).length;
export const COOKIE_CONSENT_SHOWN =
  "document.querySelector('#cc-main .cm')?.checkVisibility({ visibilityProperty: true })";
/** Ready when all of them are. */
export const peersReady = `<script>
  const ready = [];
  Object.defineProperty(window, 'isReady', {
    set(each) {
      ready.push(each);
      window.lookWhetherReady();
    },
    get: () => () => ready.length === ${SPEAKING} && ready.every((each) => each()) && ${COOKIE_CONSENT_SHOWN},
  });
</script>`;

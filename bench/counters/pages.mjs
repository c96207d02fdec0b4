import { FLAVOURS, image, page, photo, readyWhen, times, withKit } from '../harness/page.mjs';

const script = (source) => `<script>${source}</script>`;
const allReady = (selector, count = 1, state = 'ready') =>
  script(readyWhen(`document.querySelectorAll('${selector}:state(${state})').length === ${count}`));

const gallery = (count) => ({
  body: `<sq-gallery design="slideshow" transition="scroll">${times(count, image)}</sq-gallery>`,
  ready: allReady('sq-gallery', 1, 'complete'),
});

const links = (count) => times(count, (index) => `<a href="${photo(index, 1000)}">${image(index)}</a>`);
const field = (index) => `<label>Field ${index + 1} <input name="field-${index + 1}"></label>`;
const form = (count) =>
  `<sq-form form-id="counted"><form action="/send" method="post">${times(count, field)}<button>Send</button></form></sq-form>`;

/** Higher than the window and its margin. */
const SPACER = '<div style="block-size:4000px">Far</div>';
const seven = [
  '<sq-cart-indicator href="/cart"><a href="/cart">Cart</a></sq-cart-indicator>',
  '<sq-marquee>Thrown, glazed and fired by the sea</sq-marquee>',
  `<sq-gallery id="work" design="carousel" lightbox>${times(12, image)}</sq-gallery><sq-lightbox for="work"></sq-lightbox>`,
  form(2),
  '<sq-map map-lat="50.15" map-lng="-5.07"><address>1 Quay Street, Falmouth</address></sq-map>',
  '<sq-cookie-banner accept-type="OPT_IN_AND_OUT"></sq-cookie-banner>',
].join('');

/** Opens the viewer at its first image, and waits until that is there. */
async function openLightbox({ tab }) {
  await tab.click('sq-lightbox a');
  await tab.waitForFunction(
    () => {
      const { shadowRoot } = document.querySelector('sq-lightbox');
      const full = [...shadowRoot.querySelectorAll('dialog[open] img')];
      return full.some(({ src, complete, naturalWidth }) => src.endsWith('-1000.jpg') && complete && naturalWidth > 0);
    },
    { polling: 50, timeout: 60_000 },
  );
}

/** Opens all items, and ends their motion at once: how many frames it has differs. */
const expandAll = ({ tab }) =>
  tab.evaluate(async () => {
    await document.querySelector('sq-accordion').expandAll();
    for (const animation of document.getAnimations()) animation.finish();
  });

/** By name: what stands in the page, when that is ready, and what a visitor then does. */
const written = {
  'gallery of 24': gallery(24),
  'gallery of 500': gallery(500),
  '50 cart indicators': {
    body: times(50, () => '<sq-cart-indicator href="/cart"><a href="/cart">Cart</a></sq-cart-indicator>'),
    ready: allReady('sq-cart-indicator', 50),
  },
  'seven blocks below the fold': { body: SPACER + seven, ready: script(readyWhen('true')) },
  'form of 30 fields': { body: form(30), ready: allReady('sq-form') },
  'lightbox of 24, opened': {
    body: `<sq-lightbox>${links(24)}</sq-lightbox>`,
    ready: allReady('sq-lightbox'),
    act: openLightbox,
  },
  'accordion of 100, all opened': {
    body: `<sq-accordion multiple>${times(100, (index) => `<details><summary>${index + 1}</summary>Words</details>`)}</sq-accordion>`,
    ready: allReady('sq-accordion'),
    act: expandAll,
  },
  'cookie banner, eager': {
    body: '<p>Words</p><sq-cookie-banner accept-type="OPT_IN_AND_OUT" load="eager"></sq-cookie-banner>',
    ready: allReady('sq-cookie-banner'),
  },
};

/** The kit needs nothing of the host; the page without it says what the browser itself counts. */
export const pages = [
  { name: 'empty page', html: page('', `<p>Words</p>${script(readyWhen('true'))}`) },
  ...Object.entries(written).flatMap(([name, { body, ready, act }]) =>
    Object.entries(FLAVOURS).map(([flavour, folder]) => ({
      name: `${name}, ${flavour}`,
      html: withKit(folder, body, ready),
      act,
    })),
  ),
];

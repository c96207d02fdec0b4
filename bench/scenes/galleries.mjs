// The pages of every gallery, for the scenes that start one and that move one.
import { FLAVOURS, image, page, readyInState, readyWhen, times, withKit, withPeer } from '../harness/page.mjs';

const inline = (script) => `<script>${script}</script>`;
const framed = (html) => `<div style="inline-size:800px">${html}</div>`;
const BUTTONS = '<button id="previous">Previous</button><button id="next">Next</button>';

/** The least that shows the same: scroll snap, two buttons, a few lines of script. */
const floor = (count) =>
  page(
    `<style>
      #row { display: flex; overflow: auto hidden; scroll-snap-type: x mandatory }
      #row img { flex: 0 0 100%; inline-size: 100%; block-size: auto; scroll-snap-align: start }
    </style>`,
    framed(`<div id="row">${times(count, image)}</div>${BUTTONS}`) +
      inline(`
        const row = document.querySelector('#row');
        const go = (by) => row.scrollBy({ left: by * row.clientWidth, behavior: 'smooth' });
        document.querySelector('#previous').addEventListener('click', () => go(-1));
        document.querySelector('#next').addEventListener('click', () => go(1));
        window.position = () => Math.round(row.scrollLeft / row.clientWidth);
        ${readyWhen('true')}`),
  );

const ours = (flavour) => (count) =>
  withKit(
    FLAVOURS[flavour],
    framed(`<sq-gallery design="slideshow" transition="scroll">${times(count, image)}</sq-gallery>`),
    inline(`
      ${readyInState('sq-gallery', 'complete')}
      window.position = () => document.querySelector('sq-gallery').currentIndex;`),
  );

const rowStyle = (name) => `<style>
    ${name} img { flex: 0 0 100%; inline-size: 100%; block-size: auto; scroll-snap-align: start }
    ${name}:not(:defined) { display: flex; overflow: auto hidden }
  </style>`;
const element = (name, count) => framed(`<${name}>${times(count, image)}</${name}>`);
/** The least of what the kit promises: one sheet for all blocks, and no code before a block is near. */
export const headWhenNear = (name) =>
  `<link rel="stylesheet" href="/dist/lite/sq-blocks.css">${rowStyle(name)}<script type="module">
    new IntersectionObserver(([{ isIntersecting }], observer) => {
      if (!isIntersecting) return;
      observer.disconnect();
      import('/built/${name}.js');
    }).observe(document.querySelector('${name}'));
  </script>`;
const slotted = (name) => (count) => withPeer(name, element(name, count), { head: rowStyle(name) });
const whenNear = (name) => (count) => page(headWhenNear(name), element(name, count));

export const galleries = {
  'plain page': floor,
  'vanilla element': slotted('vanilla-carousel'),
  'sq-gallery, lite': ours('lite'),
  'sq-gallery, React': ours('React'),
  Embla: (count) =>
    withPeer(
      'embla',
      framed(
        `<div class="embla__viewport"><div class="embla__container">${times(count, (index) => `<div class="embla__slide">${image(index)}</div>`)}</div></div>${BUTTONS}`,
      ),
      {
        head: `<style>
          .embla__viewport { overflow: hidden }
          .embla__container { display: flex; touch-action: pan-y pinch-zoom }
          .embla__slide { flex: 0 0 100%; min-width: 0 }
          .embla__slide img { display: block; width: 100%; height: auto }
        </style>`,
      },
    ),
  'Swiper core': (count) =>
    withPeer(
      'swiper',
      framed(
        `<div class="swiper"><div class="swiper-wrapper">${times(count, (index) => `<div class="swiper-slide">${image(index)}</div>`)}</div></div>${BUTTONS}`,
      ),
      { css: true, head: '<style>.swiper-slide img { display: block; width: 100%; height: auto }</style>' },
    ),
  'Swiper Element': (count) =>
    withPeer(
      'swiper-element',
      framed(
        `<swiper-container navigation="true">${times(count, (index) => `<swiper-slide>${image(index)}</swiper-slide>`)}</swiper-container>`,
      ),
      { head: '<style>swiper-slide img { display: block; width: 100%; height: auto }</style>' },
    ),
  Splide: (count) =>
    withPeer(
      'splide',
      framed(
        `<section class="splide" aria-label="Photographs"><div class="splide__track"><ul class="splide__list">${times(count, (index) => `<li class="splide__slide">${image(index)}</li>`)}</ul></div></section>`,
      ),
      { css: true, head: '<style>.splide__slide img { display: block; width: 100%; height: auto }</style>' },
    ),
  'Web Awesome carousel': (count) =>
    withPeer(
      'webawesome-carousel',
      framed(
        `<wa-carousel navigation>${times(count, (index) => `<wa-carousel-item>${image(index)}</wa-carousel-item>`)}</wa-carousel>`,
      ),
      { head: '<style>wa-carousel { --aspect-ratio: 3/2 }</style>' },
    ),
  'React by r2wc': slotted('r2wc-carousel'),
};

/** What it costs to keep those promises, whatever the block: sketches, for the scene that starts galleries. */
export const loadedWhenNear = {
  'vanilla element, when near': whenNear('vanilla-carousel'),
  'Preact element, when near': whenNear('preact-carousel'),
  'React element, when near': whenNear('r2wc-carousel'),
};

/** Where each has its "next": a selector, and within which shadow root when it has one. */
export const NEXT = {
  'vanilla element': ['vanilla-carousel', '[part=control-next]'],
  'sq-gallery, lite': ['sq-gallery', '[part~=control-next]'],
  'sq-gallery, React': ['sq-gallery', '[part~=control-next]'],
  'Swiper Element': ['swiper-container', '.swiper-button-next'],
  Splide: ['.splide__arrow--next'],
  'Web Awesome carousel': ['wa-carousel', '.navigation-button-next'],
  'React by r2wc': ['r2wc-carousel', '[part=control-next]'],
};

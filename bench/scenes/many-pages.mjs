// Pages with much on them: products of a shop, galleries of a portfolio, one of every block.
import { readBlocks } from '@sq-blocks/tools/registry';
import { FLAVOURS, image, page, readyWhen, times, withKit, withPeer } from '../harness/page.mjs';
import { headWhenNear } from './galleries.mjs';
import { PRODUCT } from './interactions/shop.mjs';

export const FLOOR = 'plain page';
const SLIDES = 6;
const STYLE = `<style>
  main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; max-inline-size: 800px }
  main.many { grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)) }
  .row { display: flex; overflow: auto hidden }
  .row img { flex: 0 0 100%; inline-size: 100%; block-size: auto }
</style>`;

const main = (html, name = '') => `<main class="${name}">${html}</main>`;
const images = (gallery) => times(SLIDES, (index) => image(gallery + index));
const BUTTONS = '<button class="previous">Previous</button><button class="next">Next</button>';

/** By kind: the page without a script, and with the kit's tags. */
const kinds = {
  products: {
    tags: ['sq-product'],
    ours: (count) =>
      main(
        times(count, () => PRODUCT),
        'many',
      ),
    floor: (count) =>
      main(
        times(count, () => PRODUCT.replaceAll('sq-product', 'div')),
        'many',
      ),
  },
  galleries: {
    tags: ['sq-gallery'],
    ours: (count) =>
      main(times(count, (index) => `<sq-gallery design="slideshow" transition="scroll">${images(index)}</sq-gallery>`)),
    floor: (count) => main(times(count, (index) => `<div class="row">${images(index)}</div>`)),
  },
  blocks: (() => {
    const blocks = readBlocks().map(({ tag, examples }) => ({ tag, html: Object.values(examples)[0] }));
    const html = main(blocks.map(({ html }) => html).join('\n'));
    return { tags: blocks.map(({ tag }) => tag), ours: () => html, floor: () => html };
  })(),
};

const ours =
  (flavour) =>
  ({ kind, count }) =>
    withKit(
      FLAVOURS[flavour],
      kinds[kind].ours(count),
      // A module after the loader's: it has run.
      `${STYLE}<script type="module">${readyWhen('true')}
        const working = () => [...document.querySelectorAll('${kinds[kind].tags.join()}')].filter((block) => block.matches(':state(ready)'));
        window.countWorking = () => ${kind === 'blocks' ? 'new Set(working().map(({ localName }) => localName)).size' : 'working().length'};</script>`,
    );

const carousels =
  (name, { css, head, html }) =>
  ({ kind, count }) =>
    kind === 'galleries' &&
    withPeer(name, main(times(count, (index) => html(images(index)))), { css, head: STYLE + head });

/** The same images in elements that do as little as is possible, loaded when the first of them is near. */
const whenNear =
  (name) =>
  ({ kind, count }) =>
    kind === 'galleries' &&
    page(
      `${STYLE}${headWhenNear(name)}<script>${readyWhen(`customElements.get('${name}')`)}
        window.countWorking = () => customElements.get('${name}') ? ${count} : 0;</script>`,
      main(times(count, (index) => `<${name}>${images(index)}</${name}>`)),
    );

export const contenders = {
  [FLOOR]: ({ kind, count }) =>
    page(
      `${STYLE}<script>${readyWhen('true')} window.countWorking = () => ${count};</script>`,
      kinds[kind].floor(count),
    ),
  'sq-blocks, lite': ours('lite'),
  'sq-blocks, React': ours('React'),
  Embla: carousels('embla-many', {
    head: `<style>.embla__viewport { overflow: hidden } .embla__container { display: flex; touch-action: pan-y pinch-zoom }
      .embla__container > img { flex: 0 0 100%; min-width: 0; height: auto }</style>`,
    html: (slides) =>
      `<div class="embla"><div class="embla__viewport"><div class="embla__container">${slides}</div></div>${BUTTONS}</div>`,
  }),
  Splide: carousels('splide-many', {
    css: true,
    head: '<style>.splide__slide img { display: block; width: 100%; height: auto }</style>',
    html: (slides) =>
      `<section class="splide" aria-label="Photographs"><div class="splide__track"><ul class="splide__list">${slides.replaceAll(/<img[^>]*>/g, '<li class="splide__slide">$&</li>')}</ul></div></section>`,
  }),
  'vanilla element, when near': whenNear('vanilla-carousel'),
  'Preact element, when near': whenNear('preact-carousel'),
};
/** How many blocks each page has. */
export const BLOCKS = kinds.blocks.tags.length;

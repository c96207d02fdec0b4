// A gallery with arrows and dots: the next slide, a slide by its dot, the next slide by a finger.
import { image, times, withPeer } from '../../harness/page.mjs';
import { TOUCH } from '../../harness/event-times.mjs';
import { until } from '../../harness/until.mjs';
import { NEXT } from '../galleries.mjs';
import { edge, motionFrom } from '../row-motion.mjs';
import { FLOOR, flavours, inline, isOurs, plain } from './pages.mjs';

/** As few as have dots of ours. */
const SLIDES = 8;
const framed = (html) => `<div style="inline-size:800px">${html}</div>`;
const BUTTONS = '<button id="previous">Previous</button><button id="next">Next</button><div id="dots"></div>';
const slides = (className, tag = 'div') =>
  times(SLIDES, (index) => `<${tag} class="${className}">${image(index)}</${tag}>`);
const WHOLE = (selector) => `<style>${selector} img { display: block; width: 100%; height: auto }</style>`;

const contenders = {
  [FLOOR]: plain(
    framed(`<div id="row">${times(SLIDES, image)}</div>${BUTTONS}`),
    `
    const row = document.querySelector('#row');
    const dots = document.querySelector('#dots');
    window.position = () => Math.round(row.scrollLeft / row.clientWidth);
    const show = (index) => {
      row.scrollTo({ left: index * row.clientWidth, behavior: 'smooth' });
      for (const dot of dots.children) dot.ariaCurrent = String(dot === dots.children[index]);
    };
    for (const image of row.children) {
      const dot = document.createElement('button');
      dot.textContent = image.alt;
      dots.append(dot);
    }
    dots.addEventListener('click', ({ target }) => show([...dots.children].indexOf(target)));
    document.querySelector('#previous').addEventListener('click', () => show(window.position() - 1));
    document.querySelector('#next').addEventListener('click', () => show(window.position() + 1));`,
    `<style>
      #row { display: flex; overflow: auto hidden; scroll-snap-type: x mandatory }
      #row img { flex: 0 0 100%; inline-size: 100%; block-size: auto; scroll-snap-align: start }
    </style>`,
  ),
  ...flavours(
    'sq-gallery',
    framed(`<sq-gallery design="slideshow" transition="scroll">${times(SLIDES, image)}</sq-gallery>`),
    {
      state: 'complete',
      head: inline("window.position = () => document.querySelector('sq-gallery').currentIndex;"),
    },
  ),
  Embla: withPeer(
    'embla-dots',
    framed(
      `<div class="embla__viewport"><div class="embla__container">${slides('embla__slide')}</div></div>${BUTTONS}`,
    ),
    {
      head: `${WHOLE('.embla__slide')}<style>
        .embla__viewport { overflow: hidden }
        .embla__container { display: flex; touch-action: pan-y pinch-zoom }
        .embla__slide { flex: 0 0 100%; min-width: 0 }
      </style>`,
    },
  ),
  'Swiper core': withPeer(
    'swiper-dots',
    framed(`<div class="swiper"><div class="swiper-wrapper">${slides('swiper-slide')}</div></div>${BUTTONS}`),
    { css: true, head: WHOLE('.swiper-slide') },
  ),
  Splide: withPeer(
    'splide-dots',
    framed(
      `<section class="splide" aria-label="Photographs"><div class="splide__track"><ul class="splide__list">${slides('splide__slide', 'li')}</ul></div></section>`,
    ),
    { css: true, head: WHOLE('.splide__slide') },
  ),
};

const reached = (_, index) => `window.position() === ${index + 1}`;

const DOT = {
  [FLOOR]: '#dots > button',
  Embla: '#dots > button',
  'Swiper core': '.swiper-pagination-bullet',
  Splide: '.splide__pagination li',
};
const dotAt = (contender, index) => {
  const nth = `:nth-child(${index + 2})`;
  if (isOurs(contender)) return ['sq-gallery', `[part~=indicator]${nth}`];
  return contender === 'Splide' ? [`${DOT.Splide}${nth} > button`] : [DOT[contender] + nth];
};
const nextAt = (contender) =>
  isOurs(contender) ? ['sq-gallery', '[part~=control-next]'] : (NEXT[contender] ?? ['#next']);

const ROW = { [FLOOR]: '#row', Embla: '.embla__viewport', 'Swiper core': '.swiper', Splide: '.splide__track' };

/** Every motion ends before the next begins. */
const rests = {
  before: async (tab) => ({ from: await edge(tab) }),
  after: (tab, { from }) => motionFrom(tab, from),
};

/** A finger that goes to the left, further than half of the row. */
const STEPS = 12;
const STEP_PX = 44;
async function swipe({ tab, frames }, { x, y }) {
  const startX = x + (STEPS * STEP_PX) / 2;
  await tab.touchscreen.touchStart(startX, y);
  for (let step = 1; step <= STEPS; step++) {
    await tab.touchscreen.touchMove(startX - step * STEP_PX, y);
    await frames(1);
  }
  await tab.touchscreen.touchEnd();
}

/** Runs in the page: from the first move of a finger to the frame in which the row is elsewhere, in ms. */
function timeFollowing() {
  const image = document.querySelector('img');
  const at = () => image.getBoundingClientRect().left;
  const from = at();
  window.followed = undefined;
  addEventListener(
    'touchmove',
    ({ timeStamp }) => {
      const look = () => {
        if (at() === from) requestAnimationFrame(look);
        else setTimeout(() => (window.followed = performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true, passive: true },
  );
}

export const interactions = {
  'next slide': { contenders, at: nextAt, done: reached, ...rests },
  dot: { contenders, at: dotAt, done: reached, ...rests },
  swipe: {
    contenders,
    start: ({ session }) => session.send('Emulation.setTouchEmulationEnabled', { enabled: true }),
    at: (contender) => [ROW[contender] ?? 'sq-gallery'],
    events: TOUCH,
    ...rests,
    async before(tab) {
      await tab.tab.evaluate(timeFollowing);
      return rests.before(tab);
    },
    input: swipe,
    done: reached,
    async also(tab) {
      await until(tab, 'window.followed !== undefined');
      return { 'row follows the finger (ms)': await tab.tab.evaluate(() => window.followed) };
    },
  },
};

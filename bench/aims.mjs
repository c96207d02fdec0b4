/**
 * What the bench is to show, as data. `measure` of `of` (a contender) in `case` of `scene` is at most `atMost` times
 * that of `versus`: a contender, or 'best peer': the published one with the smallest median.
 * Without `versus`, `atMost` is in the measure's own unit. `cases` instead of `case`: each of them, the worst counts.
 * `growth`: the slope over all cases of the scene. `why`: what holds it back, shown where the aim is not met.
 */
const FLOOR = 'plain page';
const LITE = 'sq-gallery, lite';
const REACT = 'sq-gallery, React';
const TO_READY = 'script to ready (ms)';
const TO_REST = 'script to rest (ms)';
const MAIN_THREAD = 'main thread to rest (ms)';
const HEAP = 'script heap (MB)';
const BLOCKS = [
  'gallery',
  'lightbox',
  'image',
  'video',
  'form',
  'newsletter',
  'cookie banner',
  'map, before consent',
  'marquee',
  'cart indicator',
];

const page = [
  ...[
    ['lite', 'seven blocks, lite'],
    ['React', 'seven blocks, React'],
  ].flatMap(([flavour, of]) => [
    {
      id: `page-below-script-${flavour}`,
      text: `Seven blocks below the fold, ${flavour}: script time`,
      scene: 'page',
      case: 'below the fold',
      measure: TO_REST,
      of,
      versus: FLOOR,
      atMost: 1.2,
      why: 'The plain page runs one line of script. Here run the loader (2.8 kB) and, because the page has a cookie banner, what enforces its choice (10 kB): the same whatever else stands on the page. The row "plain script, one import when idle" is what one later file costs any page. Beside the libraries of seven peers it is about a tenth.',
    },
    {
      id: `page-in-view-main-${flavour}`,
      text: `Seven blocks in view, ${flavour}: main thread to rest, beside the libraries of seven peers`,
      scene: 'page',
      case: 'in view',
      measure: MAIN_THREAD,
      of,
      versus: "seven peers' libraries",
      atMost: 1,
      why: 'Whatever draws a frame while the blocks arrive also styles the pieces of text on the wave, which the line of the peer has not.',
    },
    {
      id: `page-below-react-${flavour}`,
      text: `Seven blocks below the fold, ${flavour}: React loaded`,
      scene: 'page',
      case: 'below the fold',
      measure: 'React loaded',
      of,
      atMost: 0,
    },
  ]),
];

const gallery = ['24 slides', '500 slides'].flatMap((slides) => [
  {
    id: `gallery-script-embla-${slides}`,
    text: `Gallery of ${slides}, lite: script time to ready, beside Embla`,
    scene: 'gallery',
    case: slides,
    measure: TO_READY,
    of: LITE,
    versus: 'Embla',
    atMost: 1,
    why: 'The view library, the element runtime and the gallery are 21 kB to run once; Embla is 6 kB. Ours grows less with the slides: it is level at 500, and less than half at 2,000.',
  },
  {
    id: `gallery-script-swiper-${slides}`,
    text: `Gallery of ${slides}, lite: script time to ready, beside Swiper Element`,
    scene: 'gallery',
    case: slides,
    measure: TO_READY,
    of: LITE,
    versus: 'Swiper Element',
    atMost: 1 / 5,
    why: 'As beside Embla: with few slides the start of the view library is most of it.',
  },
  {
    id: `gallery-script-react-${slides}`,
    text: `Gallery of ${slides}, React: script time to ready, beside Swiper Element`,
    scene: 'gallery',
    case: slides,
    measure: TO_READY,
    of: REACT,
    versus: 'Swiper Element',
    atMost: 1,
  },
  ...[LITE, REACT].map((of) => ({
    id: `gallery-shift-${of}-${slides}`,
    text: `Gallery of ${slides}, ${of.split(', ')[1]}: layout shift`,
    scene: 'gallery',
    case: slides,
    measure: 'layout shift',
    of,
    atMost: 0,
  })),
  {
    id: `gallery-heap-${slides}`,
    text: `Gallery of ${slides}, lite: heap`,
    scene: 'gallery',
    case: slides,
    measure: HEAP,
    of: LITE,
    versus: FLOOR,
    atMost: 1.3,
    why: 'It does not grow with the slides: it is the code, its compiled functions and the shapes of its objects. Compiling all of them while they arrive added 30 kB and took a third of the script away.',
  },
]);

/** Beside the smallest of the peers, which has no tag, no shadow tree, no sheet before its script, and is never put off. */
const mainThread = ['24 slides', '500 slides', '2,000 slides'].flatMap((slides) =>
  [
    [LITE, 1],
    [REACT, 1.2],
  ].map(([of, atMost]) => ({
    id: `gallery-main-${of}-${slides}`,
    text: `Gallery of ${slides}, ${of.split(', ')[1]}: main thread to rest, beside Embla`,
    scene: 'gallery',
    case: slides,
    measure: MAIN_THREAD,
    of,
    versus: 'Embla',
    atMost,
    why: 'The floor is the row "vanilla element, when near": an element of twenty lines that slots the images, beside one sheet for all blocks, loaded when it is near. "Preact element, when near" and "React element, when near" are that with the view libraries.',
  })),
);

const growth = [LITE, REACT].map((of) => ({
  id: `gallery-growth-${of}`,
  text: `Gallery from 24 to 2,000 slides, ${of.split(', ')[1]}: growth of script time, ms a thousand slides`,
  scene: 'gallery',
  growth: true,
  measure: TO_REST,
  of,
  versus: FLOOR,
  atMost: 1,
  why: 'The plain page looks at none of its images. A gallery asks each slide what it is, once: two or three thousandths of a millisecond, times four.',
}));

const many = [LITE, REACT].flatMap((of) =>
  [
    ['gallery', 'ready (ms)', 'ready'],
    ['gallery', MAIN_THREAD, 'main thread'],
    ['gallery', 'page memory (MB)', 'memory'],
    ['next', 'main thread per press (ms)', 'main thread of one "next"'],
    ['next', 'event duration (ms)', 'event duration of one "next"'],
  ].map(([scene, measure, what]) => ({
    id: `many-${what}-${of}`,
    text: `2,000 slides, ${of.split(', ')[1]}: ${what}`,
    scene,
    case: '2,000 slides',
    measure,
    of,
    versus: FLOOR,
    atMost: 1.5,
    why:
      of === REACT
        ? 'React itself: its code and data weigh 0.6 MB, so that even a bare React element that slots the same images is over the limit in memory (the row "React by r2wc"). Compiling it while it arrives takes 0.2 MB more and a third of the script away.'
        : 'A shadow tree lays all slotted images out once more, whatever its code (the row "vanilla element").',
  })),
);

const next = ['24 slides', '500 slides'].flatMap((slides) =>
  [LITE, REACT].flatMap((of) => [
    {
      id: `next-duration-${of}-${slides}`,
      text: `Next of ${slides}, ${of.split(', ')[1]}: event duration, beside the best peer`,
      scene: 'next',
      case: slides,
      measure: 'event duration (ms)',
      of,
      versus: 'best peer',
      floor: FLOOR,
      atMost: 1,
      why: 'The row starts in the frame of the press, and what tells of it is drawn in a later one. What is left is the look at where the next slide lies, which lays out a row of many, and with React its own listeners.',
    },
    {
      id: `next-frames-${of}-${slides}`,
      text: `Next of ${slides}, ${of.split(', ')[1]}: frames dropped`,
      scene: 'next',
      case: slides,
      measure: 'dropped frames per press',
      of,
      versus: FLOOR,
      atMost: 1,
      why: 'A frame or two at the beginning of the motion, in which the next image is decoded and the controls are drawn anew.',
    },
  ]),
);

const lightbox = ['24 images', '500 images'].flatMap((images) =>
  ['lite', 'React'].flatMap((flavour) =>
    ['first open, event duration (ms)', 'first open, image on screen (ms)'].map((measure) => ({
      id: `lightbox-${measure}-${flavour}-${images}`,
      text: `Lightbox of ${images}, ${flavour}: ${measure.replace(' (ms)', '')}`,
      scene: 'lightbox',
      case: images,
      measure,
      of: `sq-lightbox, ${flavour}`,
      versus: 'PhotoSwipe',
      atMost: 1,
      why: 'A modal dialog makes the rest of the page inert, which styles every element of it anew, and the view transition holds the first frame until it has its picture. PhotoSwipe has neither; its image is on the screen later.',
    })),
  ),
);

const banner = [
  {
    id: 'banner-visible',
    text: 'Cookie banner on slow 4G, lite: navigation to visible',
    scene: 'banner',
    case: 'slow 4G',
    measure: 'visible (ms)',
    of: 'sq-cookie-banner eager, lite',
    versus: 'vanilla-cookieconsent',
    atMost: 1,
    why: 'A round trip of 150 ms, and the bytes of the banner, which come after those of the loader: it asks for them when it has seen the tag. The next two rows are how a page avoids it: links that preload the files, or a notice of its own at the place of the banner.',
  },
  {
    id: 'banner-preloaded',
    text: 'Cookie banner on slow 4G, lite, its files preloaded: navigation to visible',
    scene: 'banner',
    case: 'slow 4G',
    measure: 'visible (ms)',
    of: 'sq-cookie-banner eager, preloaded, lite',
    versus: 'vanilla-cookieconsent',
    atMost: 1,
    why: 'Runtime and banner are more bytes than the whole of vanilla-cookieconsent, and on slow 4G a kB takes five milliseconds.',
  },
  {
    id: 'banner-own-words',
    text: "Cookie banner on slow 4G, lite, with the site's own notice: navigation to its words",
    scene: 'banner',
    case: 'slow 4G',
    measure: 'visible (ms)',
    of: 'sq-cookie-banner eager, own notice, lite',
    versus: 'vanilla-cookieconsent',
    atMost: 1,
  },
];

const TO_NEXT_FRAME = 'to the next frame (ms)';
/** By block: its interactions, whether peers have them as well, and what holds them back. */
const INTERACTIONS = {
  gallery: {
    cases: ['next slide', 'dot', 'swipe'],
    hasPeers: true,
    why: 'Times are in steps of 8 ms, so that one step is a third of the best. The look at where the slide lies lays the row out.',
  },
  lightbox: {
    cases: ['open lightbox', 'step in lightbox', 'zoom in lightbox', 'close lightbox'],
    hasPeers: true,
    why: 'An opening adds an entry to the history, so that Back closes it, and styles the page behind the modal dialog anew. An image that is enlarged is drawn at its new size before the first frame of its motion. PhotoSwipe does neither. The row "vanilla dialog that moves" is a dialog with the same motions and nothing else.',
  },
  form: {
    cases: ['key in a field', 'submit, a field is empty', 'submit'],
    why: 'A refused form writes a message at each empty field and a list of them, and lays thirty fields out anew; the bare form takes as long to show the message of the browser. The row "vanilla form with messages" writes the same by twenty lines. What is left is code that runs for the first time: what is checked, sent and said by a form of any kind.',
  },
  'cookie banner': { cases: ['accept cookies'], hasPeers: true },
  panels: {
    cases: ['tab', 'accordion', 'tooltip, by pointer', 'tooltip, by key'],
    hasPeers: true,
    why: 'The first frame of an item that opens is drawn by the view library; the rest is what the browser does with a press.',
  },
  'dialog and pop-up': {
    cases: ['open dialog', 'close dialog', 'open pop-up', 'close pop-up'],
    hasPeers: true,
    why: 'A modal dialog is styled and laid out within the press, as it takes the focus then; the first time the code of its motions runs as well.',
  },
  shop: {
    cases: [
      'change of variant',
      'add to cart',
      'quantity',
      'quantity, 100 lines',
      'remove from cart',
      'remove from cart, 100 lines',
      'open cart',
      'open cart, 100 lines',
    ],
    why: 'Another variant is written into the address within the press, which is a third of it. The first item that is added is read, sent and announced by code that has never run. The row "vanilla dialog of the list" is a dialog of as many lines, opened.',
  },
  'other blocks': { cases: ['other price', 'close announcement'] },
};
const interactions = Object.entries(INTERACTIONS).flatMap(([block, { cases, hasPeers = false, why }]) =>
  ['lite', 'React'].flatMap((flavour) => {
    const aim = { scene: 'interactions', cases, measure: TO_NEXT_FRAME, of: `sq-blocks, ${flavour}`, why };
    const name = `Interactions, ${block}, ${flavour}: from the press to the next frame`;
    const within = { ...aim, id: `interactions-${block}-${flavour}`, text: `${name}, ms`, atMost: 50 };
    const beside = {
      ...aim,
      id: `interactions-${block}-${flavour}-peer`,
      text: `${name}, beside the best peer`,
      versus: 'best peer',
      floor: FLOOR,
      atMost: 1,
    };
    return hasPeers ? [within, beside] : [within];
  }),
);

const hundred = ['lite', 'React'].map((flavour) => ({
  id: `many-galleries-${flavour}`,
  text: `100 galleries, ${flavour}: script to rest, beside Embla`,
  scene: 'many',
  case: '100 galleries',
  measure: TO_REST,
  of: `sq-blocks, ${flavour}`,
  versus: 'Embla',
  atMost: 1,
  why: 'Each gallery looks at its own images and draws its own controls. The rows "vanilla element, when near" and "Preact element, when near" are 100 elements that slot the same images and do little else.',
}));

const bytes = [
  {
    id: 'bytes-any',
    // The page sheet is one more file, the same for all blocks; the table of bytes has it beside the scripts.
    text: 'Any one block with its runtime, lite: kB of script in brotli',
    scene: 'bytes',
    cases: BLOCKS,
    measure: 'scripts (kB)',
    of: 'sq-blocks, lite',
    atMost: 20,
    why: 'Nine designs and forty attributes: their declaration and its checks have to be there before the first frame.',
  },
  {
    id: 'bytes-seven',
    text: 'All seven blocks without a map engine, lite: kB of script in brotli',
    scene: 'bytes',
    case: 'all seven blocks',
    measure: 'scripts (kB)',
    of: 'sq-blocks, lite',
    atMost: 45,
    why: 'The loader and the runtime with the view library are 15 kB of it, once. The others are the seven blocks themselves.',
  },
];

export const aims = [
  ...page,
  ...gallery,
  ...mainThread,
  ...growth,
  ...many,
  ...next,
  ...lightbox,
  ...banner,
  ...interactions,
  ...hundred,
  ...bytes,
];

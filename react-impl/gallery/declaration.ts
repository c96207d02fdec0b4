import type { Autoplay } from './logic/autoplay-options.js';
import { readAutoplayOptions } from './logic/autoplay-options.js';
import { alignmentFrom, readBoundaries, readColumnWidth, readSnapPoints, type Alignment } from './logic/validators.js';
import { COMMON_DEFAULTS, DESIGN_DEFAULTS, SLIDER_HEIGHT, THUMBNAIL_STRIP } from './layouts/design-defaults.js';
import { TIMEOUT_MS } from './logic/autoplay-plan.js';
import { TRANSITION_NAMES } from './logic/transition-names.js';
import {
  choice,
  flag,
  INVALID,
  json,
  number,
  parsed,
  text,
  type Attribute,
} from '../../shared/declaration/attribute.js';
import { block, event, method, property } from '../../shared/declaration/declaration.js';
import { readAspectRatio } from '../../shared/media/images/aspect-ratio.js';
import { isObject } from '../../shared/platform/page/unknown-values.js';

export const GALLERY_DESIGNS = [
  'stacked',
  'slider',
  'slideshow',
  'grid',
  'autogrid',
  'autocolumns',
  'autorows',
  'carousel',
  'list',
] as const;

const CLICKS = ['next', 'lightbox', 'link', 'none'] as const;
const readObject = (data: unknown) => (isObject(data) ? data : INVALID);

/** The elements that control a gallery, and those that show its position: names of parts, or selectors of the page. */
export type GalleryElements = Readonly<
  Record<'next' | 'previous' | 'currentIndex' | 'totalSlides' | 'controls', string>
>;
const ELEMENTS: GalleryElements = {
  next: 'control-next',
  previous: 'control-previous',
  currentIndex: 'current-index',
  totalSlides: 'total-slides',
  controls: 'controls',
};
/** Values of `KeyboardEvent.key`. */
export type GalleryKeys = Readonly<Record<'previous' | 'next' | 'first' | 'last', readonly string[]>>;
const KEYS: GalleryKeys = { previous: ['ArrowLeft'], next: ['ArrowRight'], first: ['Home'], last: ['End'] };
const readKeys = (data: unknown) =>
  isObject(data) && Object.values(data).every((keys) => Array.isArray(keys)) ? { ...KEYS, ...data } : INVALID;

const autoplay: Attribute<Autoplay> = {
  ...flag('Changes slides by itself, with a visible pause button. Under reduced motion only after Play is pressed.'),
  type: 'boolean | { timeout?: number; resume?: number }',
  read: (raw, name) => (isObject(raw) ? readAutoplayOptions(raw) : flag('').read(raw, name)),
};
const activeAlignment: Attribute<Alignment | undefined> = {
  ...text(
    'Where the current slide of a slider rests: left, center or right; overrides alignment. Other values: center.',
  ),
  fallback: undefined,
  emptyIsValue: false,
  type: "'start' | 'middle' | 'end'",
  read: (raw) => alignmentFrom(String(raw).trim().toLowerCase()),
};

export const gallery = block({
  tag: 'sq-gallery',
  summary: 'Images and videos as a slideshow, a slider, a carousel, or all at once in rows and columns.',
  editor: { icon: 'format-gallery', content: 'blocks' },
  needs: { content: 'element' },
  attributes: {
    design: choice('How the slides are laid out. Any other value is a plain stack.', GALLERY_DESIGNS, 'stacked', {
      reflect: true,
    }),
    label: text('The name of the gallery for screen readers.'),
    autoplay,
    'autoplay-duration': number(`Seconds that a slide stays. Default: ${TIMEOUT_MS / 1000}.`, undefined, { min: 0.1 }),
    'autoplay-options': json(
      'Times in ms (timeout, interval, resume), randomize, and the list pauseOnMouseover.',
      'AutoplayOptions',
      readAutoplayOptions,
      {},
    ),
    loop: flag('Next wraps around from the last slide to the first, Previous from the first to the last.'),
    'current-index': number(
      'The current slide, from 0; negative numbers count from the end. A fraction is cut off.',
      0,
      {
        keys: ['startIndex', 'start-index'],
        otherNames: ['start-index'],
      },
    ),
    'slides-per-row': number(
      `Slides side by side, fewer in a narrow place. Default: ${DESIGN_DEFAULTS.carousel.perRow} in a carousel, ${DESIGN_DEFAULTS.grid.perRow} in a grid.`,
      undefined,
      {
        min: 1,
        max: 12,
        integer: true,
        notGiven: 0,
        keys: ['thumbnails-per-row', 'perRow', 'per-row'],
        otherNames: ['thumbnails-per-row', 'per-row'],
      },
    ),
    padding: number(`Space between the slides of a grid, in px. Default: ${DESIGN_DEFAULTS.grid.padding}.`, undefined, {
      min: 0,
    }),
    gutter: number(
      `Space between slides, in px. Default: ${DESIGN_DEFAULTS.slideshow.gutter} in a row, ${DESIGN_DEFAULTS.autorows.gutter} in autorows and a list, ${COMMON_DEFAULTS.gutter} in columns.`,
      undefined,
      { min: 0 },
    ),
    'column-width': parsed(
      `The least width of a column of autogrid and autocolumns, in px. Default: ${COMMON_DEFAULTS.columnWidth}.`,
      'number',
      readColumnWidth,
      undefined,
      { expected: 'a positive number' },
    ),
    'row-height': number(
      `The least height of a row of autorows, in px. Default: ${COMMON_DEFAULTS.rowHeight}.`,
      undefined,
      { min: 1 },
    ),
    'list-image-size': choice(
      'How much of the width of a list its images take.',
      ['small', 'medium', 'large'],
      'medium',
      {
        reflect: true,
      },
    ),
    'v-size': number(`The height of a slider in units of --sq-vsize (10 px). Default: ${SLIDER_HEIGHT}.`, undefined, {
      min: 1,
      keys: ['vSize'],
    }),
    'image-aspect-ratio': parsed(
      'A fixed shape that images fill: "3:2", "1.5", standard, widescreen and the like; "Auto": each image has its own. Without it, the slides of a slideshow (shown whole), a carousel and an autogrid (cropped) share 3:2.',
      'string',
      (data) => (readAspectRatio(String(data)) || /^auto$/i.test(String(data)) ? String(data) : INVALID),
      'Auto',
      { keys: ['aspect-ratio', 'aspectRatio'], expected: 'a shape such as "3:2"' },
    ),
    'square-thumbs': flag('Makes the slides of a grid, and thumbnails, square.', false, { reflect: true }),
    'auto-crop': flag('Crops images to fill a fixed shape; off shows them whole.', true, { reflect: true }),
    'mixed-content': flag('Images and videos share one shape, 16:9 unless one is set.', false, { reflect: true }),
    captions: flag('Whether captions are shown; a lightbox shows them in any case.', true, {
      keys: ['show-meta', 'showMeta'],
      reflect: true,
    }),
    'meta-position': choice(
      'Where captions are: below the image or over it.',
      ['below', 'top', 'center', 'bottom'],
      'below',
      { reflect: true },
    ),
    arrows: choice(
      'Where the buttons Previous and Next are: below the slides or over them.',
      ['below', 'over'],
      'below',
    ),
    transition: choice('How one slide of a slideshow is replaced by the next.', TRANSITION_NAMES, 'fade'),
    speed: number(
      `Seconds that a change takes. Default: ${DESIGN_DEFAULTS.slideshow.speed} in a slideshow, ${COMMON_DEFAULTS.speed} in a slider.`,
      undefined,
      { min: 0.01 },
    ),
    easing: choice('The easing of a change.', ['ease', 'linear', 'ease-in', 'ease-out', 'ease-in-out'], 'ease'),
    zoom: number('The final scale of a Ken Burns image.', 1.075, { min: 1, max: 2 }),
    direction: choice('The direction of the swipe transition.', ['horizontal', 'vertical'], 'horizontal'),
    accelerate: flag('Sets will-change on the row, so that the browser prepares for motion.'),
    'allow-page-scroll': choice(
      'Directions in which a finger on the slides still scrolls the page.',
      ['vertical', 'horizontal', 'both', 'none'],
      'vertical',
    ),
    boundaries: parsed(
      'What happens to a drag beyond the ends: none, hard or inertial. One word for both ends, or two.',
      'readonly [Boundary, Boundary]',
      readBoundaries,
      readBoundaries('inertial'),
      { expected: 'none, hard or inertial' },
    ),
    'snap-points': parsed(
      'How far a slide must be dragged to change; "none": only a flick changes it.',
      'string',
      readSnapPoints,
      '50%',
      {
        expected: 'a percentage or none',
      },
    ),
    alignment: choice('Where the current slide of a slider rests.', ['start', 'middle', 'end'], 'middle'),
    'active-alignment': activeAlignment,
    'click-behavior': choice(
      'What a click on a slide without a link does. Default: next in a slideshow, else none.',
      CLICKS,
      undefined,
    ),
    'active-slide-click-behavior': choice('What a click on the current slide of a slider does.', CLICKS, 'none'),
    'auto-height': flag('The height follows the current slide.', false, { reflect: true }),
    'preload-count': number('How many slides beside the current one load their images ahead.', 1, {
      min: 0,
      integer: true,
    }),
    'lazy-load': flag('Images named by data-src are loaded when they come near the view.', true),
    thumbnails: flag('A strip of thumbnails below a slideshow.', false, { reflect: true }),
    'thumbnail-strip-height': number(
      'The height of the strip of thumbnails, in units of --sq-vsize (10 px).',
      THUMBNAIL_STRIP.height,
      { min: 1 },
    ),
    'thumbnail-strip-margin': number('Space above the strip of thumbnails, in px.', THUMBNAIL_STRIP.margin, { min: 0 }),
    keyboard: flag('Arrow keys, Home and End change slides while the focus is inside.', true),
    keys: json('Names of the keys that change slides: previous, next, first, last.', 'GalleryKeys', readKeys, KEYS),
    lightbox: flag('A click on a slide opens it in a lightbox.'),
    'lightbox-theme': choice('The theme of the lightbox that the gallery opens.', ['light', 'dark'], 'dark'),
    'history-hash': flag('The address names the current slide; Back and a reload return to it.', false, {
      keys: ['historySync'],
    }),
    linked: text('The ids of galleries that share the current index, with spaces between.'),
    elements: json(
      "The elements that control it or show its position: names of parts, or selectors of the page's own elements.",
      'Record<string, string>',
      (data) => (isObject(data) ? { ...ELEMENTS, ...data } : INVALID),
      ELEMENTS,
    ),
    'previous-control': text("A selector of the page's own previous button.", '', { keys: ['previous'] }),
    'next-control': text("A selector of the page's own next button.", '', { keys: ['next'] }),
    'refresh-on-resize': flag('Scrolls back to the current slide when its width changes.', true),
    'refresh-on-orientation-change': flag('Scrolls back to the current slide when the device is turned.', true),
    'use-bg-image': flag('Paints images named by data-src as backgrounds.'),
    'loader-options': json(
      'Options for the loading of images, as of sq-image.',
      'Record<string, unknown>',
      readObject,
      {},
    ),
    'video-loader-options': json('Options for videos, as of sq-video.', 'Record<string, unknown>', readObject, {}),
  },
  events: {
    'sq-slide-change': event('Another slide is current.', {
      index: 'number',
      previousIndex: 'number',
      slideId: 'string | undefined',
      reason: 'string',
    }),
    'sq-reached-beginning': event('Previous was requested at the first slide, without loop.', {}),
    'sq-reached-end': event('Next was requested at the last slide, without loop.', {}),
    'sq-autoplay-change': event('Autoplay was started or paused.', { playing: 'boolean' }),
  },
  methods: {
    next: method('Goes to the next slide, or group of slides.'),
    previous: method('Goes to the previous slide, or group of slides.'),
    goTo: method('Goes to a slide; negative numbers count from the end.', ['number']),
    play: method('Starts autoplay.'),
    pause: method('Pauses autoplay.'),
    refresh: method('Scrolls back to the current slide.'),
  },
  properties: {
    inMotion: property('Whether a change of slide is under way.', 'boolean'),
    numberOfSlides: property('The number of slides.', 'number'),
    linkedGalleries: property('The galleries that share its current index.', 'readonly Element[]'),
    designOptions: property('The options of its design that are in force.', 'Record<string, unknown>'),
  },
  slots: { '': 'Each child is a slide: an image, a linked image, a figure, a picture or a video.' },
  parts: {
    viewport: 'The scrolled row.',
    controls: 'The row of controls below the slides.',
    'control-previous': 'The button to the previous slide.',
    'control-next': 'The button to the next slide.',
    'play-toggle': 'Pauses and starts autoplay.',
    pagination: 'The list of indicators, or the counter.',
    indicator: 'The button of one slide or group.',
    'current-index': 'The number of the current slide, in the counter.',
    'total-slides': 'The number of slides, in the counter.',
    thumbnails: 'The strip of thumbnails.',
    thumbnail: 'One thumbnail.',
    status: 'Announces the current slide to screen readers.',
  },
  customProperties: {
    '--sq-gallery-per-row': 'Slides side by side, as a number.',
    '--sq-gallery-padding': 'Space between the slides of a grid.',
    '--sq-gallery-gutter': 'Space between slides.',
    '--sq-gallery-ratio':
      'The shape that the slides share, such as 3 / 2. Set in a style sheet, slides of a slideshow, a carousel and an autogrid are no higher than three quarters of the window; set by image-aspect-ratio or in the style attribute, they always have it.',
    '--sq-gallery-column': 'The least width of a column.',
    '--sq-gallery-row-height': 'The least height of a row of autorows.',
    '--sq-gallery-height': 'The height of a slider.',
    '--sq-ratio':
      'On a slide of autorows: the shape of its image, such as 3 / 2, so that it is not cropped. Set it in the style attribute, or in a style sheet for slides of the class sq-shaped.',
    '--sq-vsize': 'The unit of v-size and thumbnail-strip-height; 10 px.',
  },
});

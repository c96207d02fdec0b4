import type { Autoplay } from '../../react-impl/gallery/logic/autoplay-options.js';
import { readAutoplayOptions } from '../../react-impl/gallery/logic/autoplay-options.js';
import {
  alignmentFrom,
  readBoundaries,
  readColumnWidth,
  readSnapPoints,
  type Alignment,
} from '../../react-impl/gallery/logic/validators.js';
import { TRANSITION_NAMES } from '../../react-impl/gallery/logic/transition-names.js';
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

/** Widgets §2 "Gallery designs". */
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
type Settings = Readonly<Record<string, unknown>>;
const isSettings = (data: unknown): data is Settings =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
const readSettings = (data: unknown) => (isSettings(data) ? data : INVALID);

/** The parts that a gallery is driven by and that tell where it is. */
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
export type GalleryKeys = Readonly<Record<'previous' | 'next' | 'first' | 'last', readonly string[]>>;
const KEYS: GalleryKeys = { previous: ['ArrowLeft'], next: ['ArrowRight'], first: ['Home'], last: ['End'] };
const readKeys = (data: unknown) =>
  isSettings(data) && Object.values(data).every((keys) => Array.isArray(keys)) ? { ...KEYS, ...data } : INVALID;

const autoplay: Attribute<Autoplay> = {
  ...flag('Moves on by itself, with a visible pause button. Not under reduced motion until Play is pressed.'),
  type: 'boolean | { timeout?: number; resume?: number }',
  read: (raw, name) => (isSettings(raw) ? readAutoplayOptions(raw) : flag('').read(raw, name)),
};
const activeAlignment: Attribute<Alignment | ''> = {
  ...text('Where the current slide of a slider rests: left, center or right. Anything else is the center.'),
  fallback: '',
  emptyIsValue: false,
  type: "'' | 'start' | 'middle' | 'end'",
  read: (raw) => alignmentFrom(String(raw).trim().toLowerCase()),
};

export const gallery = block({
  tag: 'sq-gallery',
  summary: 'Images and videos as a slideshow, a slider, a carousel, or all at once in rows and columns.',
  attributes: {
    design: choice('How the slides lie. Any other design lies as a plain stack.', GALLERY_DESIGNS, 'stacked', {
      reflect: true,
    }),
    label: text('The name of the gallery for screen readers.'),
    autoplay,
    'autoplay-duration': number('Seconds that a slide stays; 5 unless told otherwise.', NaN, { min: 0.1 }),
    'autoplay-options': json(
      'Times in ms and more: timeout, interval, resume, randomize, and pauseOnMouseover, a list.',
      'AutoplayOptions',
      readAutoplayOptions,
      {},
    ),
    loop: flag('Goes on from the last slide to the first.'),
    'current-index': number('The slide that is shown, from 0; negative numbers count from the end.', 0, {
      integer: true,
      keys: ['startIndex'],
    }),
    'slides-per-row': number('Slides side by side: 3 in a carousel, 4 in a grid. Fewer in a narrow place.', 0, {
      min: 0,
      max: 12,
      integer: true,
      keys: ['thumbnails-per-row', 'perRow'],
    }),
    padding: number('Space between the slides of a grid, in px; 20 unless told otherwise.', NaN, { min: 0 }),
    gutter: number('Space between slides, in px: 1 in a row, 20 in autorows, none in columns.', NaN, { min: 0 }),
    'column-width': parsed(
      'The least width of a column of autogrid and autocolumns, in px; 250 unless told otherwise.',
      'number',
      readColumnWidth,
      NaN,
      { expected: 'a positive number' },
    ),
    'row-height': number('The least height of a row of autorows, in px; 250 unless told otherwise.', NaN, { min: 1 }),
    'list-image-size': choice('How much of a list is image.', ['small', 'medium', 'large'], 'medium', {
      reflect: true,
    }),
    'v-size': number('The height of a slider in units of --sq-vsize (10 px); 40 unless told otherwise.', NaN, {
      min: 1,
      keys: ['vSize'],
    }),
    'image-aspect-ratio': text('A fixed shape, such as "3:2" or "1.5"; "Auto" keeps each image as it is.', 'Auto'),
    'square-thumbs': flag('Makes the slides of a grid, and thumbnails, square.', false, { reflect: true }),
    'auto-crop': flag('Crops images to fill a fixed shape; off shows them whole.', true, { reflect: true }),
    'mixed-content': flag('Images and videos share one shape, 16:9 unless one is set.', false, { reflect: true }),
    'meta-position': choice(
      'Where captions are: below the image or over it.',
      ['below', 'top', 'center', 'bottom'],
      'below',
      { reflect: true },
    ),
    transition: choice('How one slide of a slideshow gives way to the next.', TRANSITION_NAMES, 'fade'),
    speed: number('Seconds that a change takes: 1 in a slideshow, 0.5 in a slider.', NaN, { min: 0.01 }),
    easing: choice(
      'How a change gathers and loses speed.',
      ['ease', 'linear', 'ease-in', 'ease-out', 'ease-in-out'],
      'ease',
    ),
    zoom: number('How large a Ken Burns image grows.', 1.075, { min: 1, max: 2 }),
    direction: choice('Which way the swipe transition moves.', ['horizontal', 'vertical'], 'horizontal'),
    accelerate: flag('Asks the browser to keep the row ready for moving.'),
    'allow-page-scroll': choice(
      'Which way a finger on the slides goes on scrolling the page.',
      ['vertical', 'horizontal', 'both', 'none'],
      'vertical',
    ),
    boundaries: parsed(
      'What a drag beyond the ends meets, one word for both or two: none, hard, inertial.',
      'readonly [Boundary, Boundary]',
      readBoundaries,
      readBoundaries('inertial'),
      { expected: 'none, hard or inertial' },
    ),
    'snap-points': parsed(
      'How far a slide must be dragged to give way; "none" leaves that to a flick.',
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
      'What a click on a slide does that leads nowhere; next in a slideshow.',
      ['', ...CLICKS],
      '',
    ),
    'active-slide-click-behavior': choice('What a click on the current slide of a slider does.', CLICKS, 'none'),
    'auto-height': flag('The height follows the current slide.', false, { reflect: true }),
    'preload-count': number('Slides beside the current one whose images are loaded ahead.', 1, {
      min: 0,
      integer: true,
    }),
    'lazy-load': flag('Images named by data-src are loaded when they are needed.', true),
    thumbnails: flag('A strip of thumbnails below a slideshow.', false, { reflect: true }),
    'thumbnail-strip-height': number('Its height in units of --sq-vsize (10 px).', 10, { min: 1 }),
    'thumbnail-strip-margin': number('Space above it, in px.', 10, { min: 0 }),
    keyboard: flag('Arrow keys, Home and End move while the focus is inside.', true),
    keys: json('Names of the keys that move: previous, next, first, last.', 'GalleryKeys', readKeys, KEYS),
    lightbox: flag('A click on a slide opens it in a lightbox.'),
    'lightbox-theme': choice('The theme of the lightbox that the gallery opens.', ['light', 'dark'], 'dark'),
    'history-hash': flag('The address names the current slide; Back and a reload lead to it.', false, {
      keys: ['historySync'],
    }),
    linked: text('The ids of galleries that share the current index, with spaces between.'),
    elements: json(
      "The parts that drive it, by part name, or by a selector of the page's own elements.",
      'Record<string, string>',
      (data) => (isSettings(data) ? { ...ELEMENTS, ...data } : INVALID),
      ELEMENTS,
    ),
    'previous-control': text("A selector of the page's own previous button.", '', { keys: ['previous'] }),
    'next-control': text("A selector of the page's own next button.", '', { keys: ['next'] }),
    'refresh-on-resize': flag('Finds its place again when its width changes.', true),
    'refresh-on-orientation-change': flag('Finds its place again when the device is turned.', true),
    'use-bg-image': flag('Paints images named by data-src as backgrounds.'),
    'loader-options': json(
      'Options for the loading of images, as of sq-image.',
      'Record<string, unknown>',
      readSettings,
      {},
    ),
    'video-loader-options': json('Options for videos, as of sq-video.', 'Record<string, unknown>', readSettings, {}),
  },
  events: {
    'sq-slide-change': event('Another slide is current.', {
      index: 'number',
      previousIndex: 'number',
      slideId: 'string | undefined',
      reason: 'string',
    }),
    'sq-reached-beginning': event('Previous was asked for at the first slide, without loop.', {}),
    'sq-reached-end': event('Next was asked for at the last slide, without loop.', {}),
    'sq-autoplay-change': event('Autoplay was started or paused.', { playing: 'boolean' }),
  },
  methods: {
    next: method('Goes to the next slide, or group of slides.'),
    previous: method('Goes to the previous slide, or group of slides.'),
    goTo: method('Goes to a slide; negative numbers count from the end.', ['number']),
    play: method('Starts autoplay.'),
    pause: method('Pauses autoplay.'),
    refresh: method('Finds its place again.'),
  },
  properties: {
    inMotion: property('Whether a change of slide is under way.', 'boolean'),
    numberOfSlides: property('How many slides there are.', 'number'),
    linkedGalleries: property('The galleries that share its index.', 'readonly Element[]'),
    designOptions: property('The options of its design that are in force.', 'Record<string, unknown>'),
  },
  slots: { '': 'Each child is a slide: an image, a linked image, a figure, a picture or a video.' },
  parts: {
    viewport: 'What is scrolled.',
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
    status: 'Tells a screen reader which slide is current.',
  },
  customProperties: {
    '--sq-gallery-per-row': 'Slides side by side, as a number.',
    '--sq-gallery-padding': 'Space between the slides of a grid.',
    '--sq-gallery-gutter': 'Space between slides.',
    '--sq-gallery-ratio': 'A fixed shape of the slides, such as 3 / 2.',
    '--sq-gallery-column': 'The least width of a column.',
    '--sq-gallery-row-height': 'The least height of a row of autorows.',
    '--sq-gallery-height': 'The height of a slider.',
    '--sq-ratio':
      'On a slide of autorows: the shape of its image, such as 3 / 2, so that it is not cropped. In its style attribute, or in a style sheet for slides of the class sq-shaped.',
    '--sq-vsize': 'The unit of v-size and thumbnail-strip-height; 10 px.',
  },
});

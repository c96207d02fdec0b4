import { choice, flag, number, text } from '../define/attribute.js';
import { block, event, method } from '../define/declaration.js';

/** Widgets §2 "Gallery designs". The ones that have no layout of their own yet lie as `stacked` does. */
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

export const gallery = block({
  tag: 'sq-gallery',
  summary: 'Images and videos as a slideshow, a carousel or a grid.',
  attributes: {
    design: choice('How the slides lie. Any other design lies as a plain stack.', GALLERY_DESIGNS, 'stacked'),
    label: text('The name of the gallery for screen readers.'),
    autoplay: flag('Moves on by itself, with a visible pause button. Not under reduced motion until Play is pressed.'),
    'autoplay-duration': number('Seconds that a slide stays.', 5, { min: 0.1 }),
    loop: flag('Goes on from the last slide to the first.'),
    'current-index': number('The slide that is shown, from 0; negative numbers count from the end.', 0, {
      integer: true,
    }),
    'slides-per-row': number('Slides side by side: 3 in a carousel, 4 in a grid. Fewer in a narrow place.', 0, {
      min: 0,
      max: 12,
      integer: true,
      keys: ['thumbnails-per-row'],
    }),
    padding: number('Space between the slides of a grid, in px.', 20, { min: 0 }),
    gutter: number('Space between the slides of a carousel, in px.', 1, { min: 0 }),
    'image-aspect-ratio': text('A fixed shape, such as "3:2" or "1.5"; "Auto" keeps each image as it is.', 'Auto'),
    keyboard: flag('Arrow keys, Home and End move while the focus is inside.', true),
    lightbox: flag('A click on a slide opens it in a lightbox.'),
    'lightbox-theme': choice('The theme of the lightbox that the gallery opens.', ['light', 'dark'], 'dark'),
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
    status: 'Tells a screen reader which slide is current.',
  },
  customProperties: {
    '--sq-gallery-per-row': 'Slides side by side, as a number.',
    '--sq-gallery-padding': 'Space between the slides of a grid.',
    '--sq-gallery-gutter': 'Space between the slides of a carousel.',
    '--sq-gallery-ratio': 'A fixed shape of the slides, such as 3 / 2.',
  },
});

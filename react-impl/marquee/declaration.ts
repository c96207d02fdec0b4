import { readItems, readLength, type MarqueeItem } from './read-items.js';
import { choice, flag, json, number, parsed, text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';

export const marquee = block({
  tag: 'sq-marquee',
  summary:
    'Text that moves along a wave, with a pause button; a plain readable line under reduced motion and without script.',
  editor: { icon: 'controls-forward', content: 'text', keywords: ['ticker'] },
  needs: { content: 'text', attributes: ['marquee-items'] },
  attributes: {
    direction: choice('The direction in which the text moves.', ['left', 'right'], 'left', {
      keys: ['animationDirection'],
    }),
    speed: number('Pixels per second.', 60, { min: 1, max: 1000 }),
    'animation-speed': number('A multiple of the speed.', 1, { min: 0.1, max: 10 }),
    'wave-frequency': number('The number of waves: 0 (each 1000 px long) to 100 (each 250 px long).', 20, {
      min: 0,
      max: 100,
    }),
    'wave-intensity': number(
      'The height of the waves: 0 (a straight line) to 100 (the full height of the block).',
      30,
      {
        min: 0,
        max: 100,
      },
    ),
    'pause-on-hover': flag('Pauses while the pointer is over it.', false, { keys: ['pausedOnHover'] }),
    'fade-edges': flag('Whether the text fades in and out at the edges.'),
    separator: text('The text between one repetition and the next.', '   •   '),
    'item-spacing': parsed('Space in place of the separator: a CSS length.', 'string', readLength, '', {
      expected: 'a length such as "2em", or {"value": 2, "unit": "em"}',
    }),
    'marquee-items': json(
      'What moves when there is nothing inside.',
      '{ text: string; linkTo?: string; newWindow?: boolean }[]',
      readItems,
      [] as readonly MarqueeItem[],
      { expected: 'a list of {"text": "…", "linkTo": "…", "newWindow": true}' },
    ),
  },
  events: { 'sq-marquee-change': event('The visitor has paused or resumed the motion.', { running: 'boolean' }) },
  methods: { play: method('Starts the motion.'), pause: method('Stops the motion.') },
  slots: {
    '': 'Text, images and inline elements. A line with links in it is straight, so that they can be used.',
  },
  parts: {
    viewport: 'The area in which the text moves.',
    wave: 'The copies of the text that move with it.',
    link: 'A link of marquee-items.',
    'play-toggle': 'Pauses and starts the motion.',
  },
  customProperties: { '--sq-marquee-height': 'The least height of line and wave. Default 4em.' },
});

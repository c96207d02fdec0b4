import { choice, flag, number, text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';

export const marquee = block({
  tag: 'sq-marquee',
  summary:
    'Text that moves along a wave, with a pause button; a plain readable line under reduced motion and without script.',
  needs: { content: 'text' },
  attributes: {
    direction: choice('The direction in which the text moves.', ['left', 'right'], 'left'),
    speed: number('Pixels per second.', 60, { min: 1, max: 1000 }),
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
    'pause-on-hover': flag('Pauses while the pointer is over it.'),
    separator: text('The text between one repetition and the next.', '   •   '),
  },
  events: { 'sq-marquee-change': event('The visitor has paused or resumed the motion.', { running: 'boolean' }) },
  methods: { play: method('Starts the motion.'), pause: method('Stops the motion.') },
  slots: { '': 'Text and inline elements. Text with links in it moves on a straight line, so that they can be used.' },
  parts: {
    viewport: 'The area in which the text moves.',
    wave: 'The drawing of the moving text.',
    'play-toggle': 'Pauses and starts the motion.',
  },
  customProperties: { '--sq-marquee-height': 'The height of line and wave. Default 4em.' },
});

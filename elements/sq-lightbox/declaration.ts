import { choice, flag, number, text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';

export const lightbox = block({
  tag: 'sq-lightbox',
  summary: 'A full-screen viewer for images and videos: its own, or those of a gallery.',
  needs: { content: 'element', attributes: ['for', 'group'] },
  attributes: {
    for: text('The ids of galleries whose slides are the items; without it the children are.'),
    group: text('The items are all links of the page with this name in data-sq-lightbox.'),
    theme: choice('Light or dark.', ['light', 'dark'], 'dark', { keys: ['lightboxTheme'] }),
    loop: flag('Next wraps around from the last item to the first, Previous from the first to the last.'),
    'start-index': number('The item that open() shows without a parameter, from 0.', 0, { min: 0, integer: true }),
    opacity: number('How much of the page the overlay covers, 0 to 1.', 0.95, { min: 0, max: 1 }),
    zoom: flag('Images can be enlarged: by buttons, keys, two fingers or a double tap.', true),
    'history-hash': flag('The address names the open item; a visit to that address opens it.'),
    variant: choice('How it fades: 0.3 s and then 0.6 s, or 0.35 s for the basic one.', ['widget', 'basic'], 'widget'),
  },
  events: {
    'sq-lightbox-open': event('The viewer is open.', { index: 'number' }),
    'sq-lightbox-close': event('The viewer is closed.', { index: 'number' }),
    'sq-lightbox-change': event('Another item is shown.', { index: 'number' }),
  },
  methods: {
    open: method('Opens at an item.', ['number | undefined']),
    close: method('Closes.'),
    next: method('Goes to the next item.'),
    previous: method('Goes to the previous item.'),
  },
  slots: { '': 'Items: links to full images with a thumbnail inside, figures, images or videos.' },
  parts: {
    dialog: 'The viewer.',
    stage: 'Where the item is shown.',
    image: 'The full image.',
    caption: 'The caption of the item.',
    'caption-toggle': 'Shows and hides the caption.',
    close: 'Closes the viewer.',
    'zoom-in': 'Enlarges the image.',
    'zoom-out': 'Makes it smaller again.',
    'control-previous': 'To the previous item.',
    'control-next': 'To the next item.',
    status: 'Announces the item to screen readers.',
  },
  customProperties: {},
});

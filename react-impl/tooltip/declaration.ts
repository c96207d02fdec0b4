import { number, text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';

export const tooltip = block({
  tag: 'sq-tooltip',
  summary:
    'A short description of another element, shown when that is pointed at, focused or pressed long; without script it is readable beside the element.',
  editor: { icon: 'info-outline', content: 'text' },
  attributes: {
    for: text('The id of the element that it describes. Default: the element before the tag.'),
    'show-delay': number('How long the pointer rests before it is shown, in ms. The focus shows it at once.', 1200, {
      min: 0,
    }),
  },
  events: {
    'sq-tooltip-show': event('It is shown.', {}),
    'sq-tooltip-hide': event('It is hidden.', {}),
  },
  methods: {
    show: method('Shows it beside its element.'),
    hide: method('Hides it.'),
  },
  slots: { '': 'The description: text, or simple HTML without controls. Empty: the `title` of the described element.' },
  parts: { tooltip: 'The box of the description.' },
  customProperties: { '--sq-tooltip-width': 'Its width. Default 250px.' },
});

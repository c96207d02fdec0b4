import { choice, flag, text } from '../../shared/declaration/attribute.js';
import { block, event, property } from '../../shared/declaration/declaration.js';
import { address } from '../../shared/declaration/address.js';

export const reservation = block({
  tag: 'sq-reservation',
  summary:
    'The reservation widget of a booking service, around a link to it. Nothing is loaded from the service before the visitor agrees.',
  editor: { icon: 'calendar-alt', content: 'blocks' },
  needs: { content: 'element' },
  attributes: {
    variant: choice(
      'How the service’s script is loaded: `plain`, as its address stands, and on cloneable websites only; or `themed`, with the parameters iframe, overlay and theme, and again when the layout changes.',
      ['plain', 'themed'],
      'plain',
    ),
    src: address('The address of the service’s script.', ''),
    provider: text('Who is contacted, as visitors know it. Without it the host of the script.'),
    iframe: flag('The parameter iframe of the themed variant.', true),
    overlay: flag('The parameter overlay of the themed variant.'),
    theme: text(
      'The parameter theme of the themed variant. Without it the layout: wide in a block of more than 850 px, else standard.',
    ),
  },
  events: {
    'sq-reservation-show': event('The widget is shown.', { layout: 'string' }),
  },
  properties: { layout: property('wide or standard.', 'string') },
  slots: {
    '': 'A link to the page of the service, or a telephone number.',
    widget: 'For the widget, which the service’s script puts here.',
  },
  parts: {
    content: 'The link.',
    question: 'Who would be contacted, with the two buttons.',
    provider: 'The service that would be contacted.',
    once: 'The button that allows the service here.',
    always: 'The button that allows it permanently.',
    preview: 'What a signed-in account sees in place of all.',
    title: 'Its first line.',
  },
  customProperties: {
    '--sq-reservation-height': 'The height that is kept for the widget. Default 20rem.',
  },
});

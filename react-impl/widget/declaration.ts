import { json, text } from '../../shared/declaration/attribute.js';
import { block, event, method, property } from '../../shared/declaration/declaration.js';

export const widget = block({
  tag: 'sq-widget',
  summary:
    'A part of the page that the site’s server renders, such as a summary of posts; until then, and if that fails, what is inside.',
  editor: { icon: 'screenoptions', content: 'blocks' },
  attributes: {
    type: text('The type of the widget, as the server knows it.'),
    'widget-id': text('The id of the widget, as the server knows it.'),
    value: json('The settings of the widget.', 'unknown', (data: unknown) => data, undefined),
    'collection-id': text('The collection whose items a summary shows.'),
  },
  events: {
    'sq-widget-load': event('The content of the server is shown.', {}),
    'sq-widget-error': event('The server has no content for the widget, or cannot be reached.', { message: 'string' }),
  },
  methods: { refresh: method('Loads the content again.') },
  properties: { state: property('loading, loaded or failed.', 'string') },
  slots: {
    '': 'What is shown until the content is there, such as a link to the collection.',
    content: 'For the content, which the block puts here.',
  },
  parts: {},
  customProperties: { '--sq-widget-height': 'The height that is kept for the content. Default: none.' },
});

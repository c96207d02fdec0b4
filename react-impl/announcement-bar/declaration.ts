import { flag, number, text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';

export const announcementBar = block({
  tag: 'sq-announcement-bar',
  summary:
    'A bar with one message, or with several that take turns. Visitors may close it for good; owners always see it.',
  editor: { icon: 'megaphone', content: 'blocks' },
  needs: { content: 'element' },
  attributes: {
    'dismiss-key': text('The name under which it is remembered that the visitor has closed it. Default: its text.'),
    dismissible: flag(
      'Whether it has a button to close it. A closed bar is hidden by the script of the next page, after it was drawn: only a line in the head of the page, as the demo has it, hides it before.',
      false,
      { reflect: true },
    ),
    'rotate-interval': number(
      'Seconds that each of several messages is shown. Without it all are shown below each other, as under reduced motion.',
      undefined,
      { min: 2, notGiven: 0, reflect: true },
    ),
    label: text('Its name for screen readers. Default "Announcement".'),
  },
  events: {
    'sq-announcement-dismiss': event('The visitor has closed it.', { key: 'string' }),
    'sq-announcement-change': event('Another message is shown.', { index: 'number' }),
  },
  methods: {
    dismiss: method('Closes it, as its button does.'),
    show: method('Shows it again, and forgets that it was closed.'),
    play: method('Lets the messages take turns.'),
    pause: method('Keeps the message that is shown.'),
  },
  slots: { '': 'A message in each element, with links.' },
  parts: {
    controls: 'Its controls.',
    'play-toggle': 'Pauses and starts the turns.',
    close: 'Closes it.',
  },
  customProperties: {
    '--sq-announcement-bar-background': 'Its background. Default: the accent colour.',
    '--sq-announcement-bar-color': 'The colour of its text and links.',
  },
});

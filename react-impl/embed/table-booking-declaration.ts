import { text } from '../../shared/declaration/attribute.js';
import { block, event, property } from '../../shared/declaration/declaration.js';

export const tableBooking = block({
  tag: 'sq-table-booking',
  summary:
    'A form for a table, which leads to the page of a booking service: its fields side by side, or below each other in a block of at most 750 px.',
  editor: { icon: 'food', content: 'blocks' },
  needs: { content: 'form' },
  attributes: {
    'time-zone': text(
      'The time zone of the place, such as Europe/Berlin: a day is over when it is over there. Default: the visitor’s.',
    ),
  },
  events: {
    'sq-table-booking-search': event(
      'The visitor is about to leave for the booking service.',
      { data: 'FormData' },
      { cancelable: true },
    ),
  },
  properties: { layout: property('row or column.', 'string') },
  slots: { '': 'The form. A date field without `min` takes no day that is over.' },
  parts: {},
});

import { text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';
import { address } from '../../shared/declaration/address.js';

export const share = block({
  tag: 'sq-share',
  summary:
    'Shares a page: by the dialog of the device, where it has one, by copying the address, and by plain links of yours. No script of a third party is loaded.',
  editor: { icon: 'share', content: 'blocks' },
  attributes: {
    url: address('The address that is shared. Without it the canonical address of the page, or its own.', ''),
    heading: text('The title that is shared. Without it that of the page.', '', { keys: ['title'] }),
    text: text('A text that is shared with it.'),
  },
  events: {
    'sq-share': event('The visitor has shared the address: "device" or "copy".', { by: 'string', url: 'string' }),
  },
  methods: {
    share: method('Opens the dialog of the device, as the button does. Browsers allow it after a press only.'),
    copy: method('Copies the address.'),
  },
  slots: { '': 'Links to the share pages of others, and by e-mail: they work without script.' },
  parts: {
    controls: 'The row of buttons.',
    share: 'The button that opens the dialog of the device.',
    copy: 'The button that copies the address.',
    status: 'Whether the address was copied.',
  },
});

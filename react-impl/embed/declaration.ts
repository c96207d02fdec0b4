import { choice, text } from '../../shared/declaration/attribute.js';
import { block, event } from '../../shared/declaration/declaration.js';
import { PURPOSES } from '../../shared/services/consent/purposes.js';
import { address } from '../../shared/declaration/address.js';

export const embed = block({
  tag: 'sq-embed',
  summary:
    'A page of another site in a frame: music, a calendar, a form, a design. Nothing is loaded from it before the visitor agrees.',
  editor: { icon: 'admin-site', content: 'blocks' },
  needs: { content: 'element', attributes: ['src'] },
  attributes: {
    src: address('The address of the page. Without it that of the first link inside.', ''),
    heading: text('The title of the frame. Without it the text of the link.'),
    provider: text('Who is contacted, such as "Spotify". Without it a known provider’s name, or the host.'),
    purpose: choice(
      'What the visitor is asked for. Without it "media", or what is known of the provider.',
      PURPOSES,
      undefined,
    ),
    sandbox: text(
      'What the frame may do, in the words of the sandbox attribute of an iframe. Without it: run scripts, open windows and send forms, but not lead the visitor away.',
    ),
    allow: text(
      'Features that the frame may use, as the allow attribute of an iframe has them. Without it full screen, or what is known of the provider.',
    ),
  },
  events: {
    'sq-embed-load': event('The frame has loaded.', { address: 'string' }),
  },
  slots: { '': 'A link to the page, with a picture if you like.' },
  parts: {
    content: 'The link or picture.',
    question: 'Who would be contacted, with the two buttons.',
    provider: 'The provider that would be contacted.',
    once: 'The button that allows the provider here.',
    always: 'The button that allows it permanently.',
    frame: 'The frame.',
  },
  customProperties: {
    '--sq-embed-ratio': 'The shape of the place, such as 4 / 3. Default 16 / 9.',
    '--sq-embed-height': 'The height of the place, such as 352px. Default: by its shape.',
  },
});

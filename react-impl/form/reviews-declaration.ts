import { choice, text } from '../../shared/declaration/attribute.js';
import { block } from '../../shared/declaration/declaration.js';
import { form } from './declaration.js';

export const reviews = block({
  ...form,
  tag: 'sq-reviews',
  summary:
    'Asks for the review of a purchase: like sq-form, with stars, which are required, and the words for a request that has expired or was answered.',
  editor: { icon: 'star-filled', content: 'blocks' },
  needs: undefined,
  attributes: {
    ...form.attributes,
    'form-id': text('The id under which the platform knows the form.', 'review'),
    request: choice(
      'Whether the review can still be written. Without it the page context says so, in reviewRequest.status.',
      ['open', 'reviewed', 'expired'],
      undefined,
    ),
  },
  slots: {
    '': 'A real form with radio buttons named rating; or nothing: then it has stars, a text, a name, and the parameter token of the address.',
  },
  parts: { ...form.parts, message: 'Why no review can be written.' },
});

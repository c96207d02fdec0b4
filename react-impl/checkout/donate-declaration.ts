import { text } from '../../shared/declaration/attribute.js';
import { block } from '../../shared/declaration/declaration.js';
import { checkoutButton } from './checkout-button-declaration.js';

export const donate = block({
  tag: 'sq-donate',
  summary: 'A link to the checkout of a donation.',
  editor: { icon: 'heart', content: 'text' },
  attributes: {
    'donate-page-id': text('The page of the donation; without it the link inside stays as it is.'),
  },
  events: checkoutButton.events,
  slots: checkoutButton.slots,
  parts: checkoutButton.parts,
});

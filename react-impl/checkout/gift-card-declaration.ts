import { text } from '../../shared/declaration/attribute.js';
import { block } from '../../shared/declaration/declaration.js';
import { checkoutButton } from './checkout-button-declaration.js';

export const giftCard = block({
  tag: 'sq-gift-card',
  summary: 'A link to the checkout of a gift card.',
  editor: { icon: 'tickets-alt', content: 'text' },
  attributes: {
    'website-id': text('The site of the gift card. Default: the site of the page context.'),
    'gift-card-product-id': text('The product; without it the link inside stays as it is.'),
    sku: text('The amount; without it the visitor chooses one on the page of the gift card.'),
  },
  events: checkoutButton.events,
  slots: checkoutButton.slots,
  parts: checkoutButton.parts,
});

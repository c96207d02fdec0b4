import { text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';

export const productQuickView = block({
  tag: 'sq-product-quick-view',
  summary: 'Links to products, one or a whole list of them: each opens its product in a dialog on the same page.',
  editor: { icon: 'visibility', content: 'blocks' },
  needs: { content: 'element' },
  attributes: {
    selector: text(
      'What is shown of the page that a link leads to: the first element for this selector.',
      'sq-product',
    ),
  },
  events: {
    'sq-quick-view-open': event('The dialog has opened.', { itemId: 'string', address: 'string' }),
    'sq-quick-view-close': event('The dialog has closed.', {}),
  },
  methods: {
    open: method('Opens the product with this address.', ['string']),
    close: method('Closes the dialog.'),
  },
  slots: {
    '': 'Links to products, in any HTML. Where some have `data-sq-quick-view`, only those open the dialog. A `<template>` beside a link, or beside a parent of it, is shown in place of the page that the link leads to.',
    product: 'The product, while the dialog is open. The block puts it there.',
  },
  parts: {
    dialog: 'The dialog.',
    close: 'The button that closes it.',
    details: 'The link to the product, below it.',
    status: 'Announces that a product is being loaded.',
  },
});

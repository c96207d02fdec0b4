import { choice, text } from '../../shared/declaration/attribute.js';
import { block, event } from '../../shared/declaration/declaration.js';

export const pricingToggle = block({
  tag: 'sq-pricing-toggle',
  summary:
    'Two buttons that swap which of two prices, and which way to join, is shown; without script both are there to read.',
  editor: { icon: 'leftright', content: 'blocks' },
  needs: { content: 'element' },
  attributes: {
    value: choice('Which of the two is shown.', ['left', 'right'], 'left'),
    'left-label': text('The left button, such as "Monthly". Without it the first words of the left content.'),
    'right-label': text('The right button, such as "Yearly". Without it the first words of the right content.'),
    label: text('The name of the two buttons for screen readers. Default "Pricing options".'),
  },
  events: {
    'sq-pricing-change': event('The visitor has chosen the other one.', { value: 'string' }),
  },
  slots: {
    '': 'Anything. What has `data-option="left"` or `data-option="right"` is shown with that button only: a price, a link to join, a whole section; as often as needed.',
  },
  parts: {
    control: 'The two buttons together.',
    option: 'Either button.',
    'option-left': 'The left button.',
    'option-right': 'The right button.',
  },
});

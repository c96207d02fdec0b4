import { block, event } from '../../shared/declaration/declaration.js';

export const follow = block({
  tag: 'sq-follow',
  summary:
    'A link to a profile of X or Pinterest. In its place is the button of the provider, once the visitor has allowed media of others: nothing is loaded before.',
  editor: { icon: 'groups', content: 'text' },
  needs: { content: 'element' },
  attributes: {},
  events: {
    'sq-follow-show': event('The button of the provider is shown.', { address: 'string' }),
  },
  slots: {
    '': 'The link to the profile. It stays where the provider cannot be reached within 10 seconds.',
    button: 'For the button, which the provider’s script puts here.',
  },
  parts: { content: 'The link.', button: 'The button of the provider.' },
});

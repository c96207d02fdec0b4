import { text } from '../../shared/declaration/attribute.js';
import { block, event } from '../../shared/declaration/declaration.js';
import { address } from '../../shared/declaration/address.js';

export const commentCount = block({
  tag: 'sq-comment-count',
  summary:
    'A link to the comments of a page, with their number beside it from Disqus, or a provider that counts like it, once the visitor has allowed its service.',
  editor: { icon: 'admin-comments', content: 'text' },
  needs: { content: 'element' },
  attributes: {
    shortname: text(
      'The name of the site at the provider. Without it websiteSettings.disqusShortname of the page context.',
    ),
    url: address('The address under which the provider knows the page. Without it that of the link.', ''),
    identifier: text('The name under which the provider knows the page, if it has one.'),
    src: text(
      'The address of the provider’s script. `{shortname}` in it is replaced.',
      'https://{shortname}.disqus.com/count.js',
    ),
  },
  events: {
    'sq-comment-count': event('The number is shown.', { count: 'string' }),
  },
  slots: { '': 'The link to the comments.' },
  parts: { count: 'The number.' },
});

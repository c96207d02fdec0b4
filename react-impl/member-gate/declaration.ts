import { choice } from '../../shared/declaration/attribute.js';
import { block } from '../../shared/declaration/declaration.js';

export const memberGate = block({
  tag: 'sq-member-gate',
  summary:
    'The notice of a page that is locked or for members only, around the form or the links that lead in. The server decides who may see the page: nothing that is secret belongs into its HTML.',
  editor: { icon: 'lock', content: 'blocks' },
  attributes: {
    kind: choice(
      'What the page is: `locked` by a password, or for `members` only. Without it the page’s type says so: 103 is locked, 105 and 106 are for members.',
      ['locked', 'members'],
      undefined,
    ),
  },
  slots: {
    '': 'The way in: a form for the password, or links to sign in and to join. A heading in it replaces the notice.',
  },
  parts: {
    heading: 'The notice.',
  },
});

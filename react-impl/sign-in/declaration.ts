import { flag, text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';

export const signIn = block({
  tag: 'sq-sign-in',
  summary:
    'The sign-in of a site’s members around a plain form: without leaving the page, with each error at its field, and a plain POST without script.',
  editor: { icon: 'admin-users', content: 'blocks' },
  needs: { content: 'form' },
  attributes: {
    account: text(
      'Who is signed in, as the server knows: a name or an email. Empty: nobody, unless the member has signed in on an earlier page of this tab.',
    ),
    'success-redirect': text(
      'Where to go after signing in: http, https or relative. Default: the page stays; inside sq-member-gate it is loaded again.',
    ),
    'clone-cart': flag('Whether the visitor keeps a copy of the cart after signing out.'),
  },
  events: {
    'sq-sign-in': event(
      'A member has signed in. Where it is cancelled, the page neither goes on nor is loaded again.',
      { account: 'string' },
      { cancelable: true },
    ),
    'sq-sign-in-error': event('The server has refused, or cannot be reached: `status` is then 0.', {
      status: 'number',
      message: 'string',
    }),
    'sq-sign-out': event('The member has signed out.', {}),
  },
  methods: {
    signOut: method('Signs the member out, as the button does.'),
  },
  slots: {
    '': 'A form with an email and a password, and with `rememberMe` where members may stay signed in. Its action takes both as a plain POST.',
    account:
      'Shown to who is signed in, below the name: links, and a button with data-sq-sign-out, or a form around it, in place of the block’s own.',
  },
  parts: {
    error: 'Why the server has refused.',
    account: 'What is shown in place of the form to who is signed in.',
    name: 'Says who is signed in.',
    'sign-out': 'The button that signs out, where the author has none.',
    status: 'Announces to screen readers what happens.',
  },
});

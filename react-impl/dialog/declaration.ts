import { choice, flag, text } from '../../shared/declaration/attribute.js';
import { block, event, method } from '../../shared/declaration/declaration.js';

export const dialog = block({
  tag: 'sq-dialog',
  summary:
    "A modal dialog: the page's own `<dialog>`, opened by a button with `commandfor` or by a link to its id, or a question made of attributes.",
  editor: { icon: 'editor-expand', content: 'blocks', keywords: ['modal'] },
  needs: { content: 'element', attributes: ['heading', 'message'] },
  attributes: {
    heading: text('Its name, and the title of a question made of attributes.', '', { keys: ['title'] }),
    message: text('The text of a question made of attributes.'),
    buttons: choice(
      'The buttons of a question made of attributes. Reject is for a "no" that is an answer, Cancel for none.',
      ['confirm-or-reject', 'confirm-or-cancel', 'confirm-only', 'no-buttons'],
      'confirm-or-cancel',
      { keys: ['style'] },
    ),
    'confirm-label': text('Default "Confirm".'),
    'cancel-label': text('Default "Cancel". Given with confirm-or-reject it is a third button.'),
    'reject-label': text('Default "Reject".'),
    'escape-cancels': flag('Whether Escape and a click beside the dialog cancel it.', true),
    'destroy-on-hide': flag(
      'Removes the element from the page after the dialog was hidden. A question made of attributes is always made anew.',
    ),
  },
  events: {
    'sq-dialog-open': event('The dialog is open.', {}),
    'sq-dialog-answer': event(
      'The visitor has answered: the value of the button that was pressed, "confirm" without one, or "cancel". Prevented: the dialog stays.',
      { answer: 'string' },
      { cancelable: true },
    ),
    'sq-dialog-close': event('The dialog is hidden, and the focus is back.', { answer: 'string' }),
  },
  methods: {
    open: method('Opens the dialog. Resolves with the answer when it is hidden.', [], 'string'),
    close: method('Closes it, as "cancel".'),
  },
  slots: {
    '': 'A `<dialog>` with a heading. A `<form method="dialog">` in it gives the answers: its buttons have the values "confirm", "cancel", "reject" or others.',
  },
});

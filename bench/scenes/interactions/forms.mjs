// A form of thirty fields, three of them required: a key, sent while it is empty, sent when it is filled in.
import { times } from '../../harness/page.mjs';
import { FLOOR, flavours, plain } from './pages.mjs';

const FIELDS = 30;
const REQUIRED = 3;
const TYPED = 'Quick';
const LABELS = '<style>label { display: block }</style>';
const field = (index) =>
  `<label>Field ${index + 1} <input name="field-${index + 1}"${index < REQUIRED ? ' required' : ''}></label>`;
const form = `<form action="/api/form/submit/bench" method="post">${times(FIELDS, field)}<button id="send">Send</button></form>`;

const contenders = {
  // What the browser itself says of empty fields, and one text where the form was.
  [FLOOR]: plain(
    form,
    `
    const form = document.querySelector('form');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      form.replaceWith('Thank you!');
    });`,
    LABELS,
  ),
  ...flavours('sq-form', `<sq-form form-id="bench">${form}</sq-form>`, { head: LABELS }),
};

/** The same form with the messages of the kit, and their list above the fields: what a page does at least that writes them itself. */
const withMessages = plain(
  form.replace('<form', '<form novalidate'),
  `
  const form = document.querySelector('form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const list = document.createElement('ul');
    for (const field of form.querySelectorAll('input:invalid')) {
      const message = Object.assign(document.createElement('span'), { className: 'message', id: field.name + '-message' });
      message.textContent = field.validationMessage;
      const label = field.closest('label');
      const link = Object.assign(document.createElement('a'), { href: '#' + field.name });
      link.textContent = label.textContent.trim() + ': ' + field.validationMessage;
      const item = document.createElement('li');
      item.append(link);
      list.append(item);
      label.classList.add('wrong');
      label.before(message);
      field.setAttribute('aria-invalid', 'true');
      field.setAttribute('aria-describedby', message.id);
    }
    const summary = Object.assign(document.createElement('div'), { role: 'alert', tabIndex: -1 });
    summary.append('The form was not sent', list);
    form.before(summary);
    summary.focus();
  });`,
  `${LABELS}<style>.message { display: block; color: #b3261e } .wrong input { border-color: #b3261e }</style>`,
);

const named = (number) => `[name=field-${number}]`;
const FREE = named(REQUIRED + 2);
const valueOf = (selector) => `document.querySelector('${selector}').value`;

export const interactions = {
  'key in a field': {
    contenders,
    presses: TYPED.length,
    start: ({ tab }) => tab.focus(FREE),
    input: ({ tab }, _, index) => tab.keyboard.press(TYPED[index], { delay: 50 }),
    done: (_, index) => `${valueOf(FREE)} === '${TYPED.slice(0, index + 1)}'`,
  },
  'submit, a field is empty': {
    contenders: { ...contenders, 'vanilla form with messages': withMessages },
    presses: 1,
    at: () => ['#send'],
    // The browser goes to the field, ours writes beside it.
    done: () => `document.querySelector('${named(1)}').matches(':focus, [aria-invalid=true]')`,
  },
  submit: {
    contenders,
    presses: 1,
    async start({ tab }) {
      for (let number = 1; number <= REQUIRED; number++) await tab.type(named(number), 'Ada');
    },
    at: () => ['#send'],
    done: () =>
      `document.body.textContent.includes('Thank you!') && !document.querySelector('form')?.checkVisibility()`,
  },
};

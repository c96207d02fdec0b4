// The owner's list. All that visitors sent is put in as text, never as HTML: their words, and the names of their fields.
const LIST = '/api/demo/submissions';
/** The server shows no more than these. */
const SHOWN = 500;

const byId = (id) => document.getElementById(id);
const select = byId('form');
const box = byId('submissions');
const status = byId('status');

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** One answer as one text: parts and choices in a row, a scale as question and number. */
function textOf(value) {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([question, answer]) => `${question}: ${textOf(answer)}`)
    .join('; ');
}

/** `dir`: words that are written from the right do not turn their neighbours around. */
const cell = (tag, content, attributes = {}) =>
  make(tag, attributes, make('div', { class: 'answer', dir: 'auto' }, content));

function table(submissions) {
  const fields = [...new Set(submissions.flatMap(({ form }) => Object.keys(form)))];
  const rows = submissions.map(({ receivedAt, formId, form }) =>
    make(
      'tr',
      {},
      cell('td', make('time', { datetime: receivedAt }, new Date(receivedAt).toLocaleString())),
      cell('td', formId),
      ...fields.map((field) => cell('td', Object.hasOwn(form, field) ? textOf(form[field]) : '')),
    ),
  );
  const head = ['When', 'Form', ...fields].map((name) => cell('th', name, { scope: 'col' }));
  return make('table', {}, make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...rows));
}

function showForms(forms, wanted) {
  const link = (formId) =>
    make('a', { href: `${LIST}.csv?formId=${encodeURIComponent(formId)}`, download: '' }, `${formId}.csv`);
  select.replaceChildren(
    make('option', { value: '' }, 'All forms'),
    ...forms.map((id) => make('option', { value: id }, id)),
  );
  select.value = forms.includes(wanted) ? wanted : '';
  byId('file-list').replaceChildren(...forms.map((formId) => make('li', {}, link(formId))));
}

const count = (number) => {
  if (number === 0) return 'Nothing has been sent yet.';
  return number < SHOWN ? `${number} submission${number === 1 ? '' : 's'}` : `The newest ${number} submissions`;
};

/** The last one to be asked for is shown, whichever answer comes last. */
let asked = 0;
async function show(formId) {
  const own = ++asked;
  let answer;
  try {
    const response = await fetch(`${LIST}?formId=${encodeURIComponent(formId)}`);
    if (!response.ok) throw new Error(`The server answered with status ${response.status}.`);
    answer = await response.json();
  } catch (error) {
    if (own === asked) status.textContent = `The list could not be read. ${error.message}`;
    return;
  }
  if (own !== asked) return;
  const { submissions, forms } = answer;
  showForms(forms, formId);
  box.replaceChildren(table(submissions));
  box.hidden = submissions.length === 0;
  byId('tools').hidden = byId('files').hidden = false;
  status.textContent = count(submissions.length);
}

select.addEventListener('change', () => {
  const address = new URL(location.href);
  if (select.value) address.searchParams.set('formId', select.value);
  else address.searchParams.delete('formId');
  history.replaceState(null, '', address);
  void show(select.value);
});
byId('again').addEventListener('click', () => void show(select.value));
void show(new URLSearchParams(location.search).get('formId') ?? '');

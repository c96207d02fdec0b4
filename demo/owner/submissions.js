import { byId, cell, make, tableOf, textOf, timeCell } from './make.js';

const LIST = '/api/demo/submissions';
/** The server shows no more than these. */
const SHOWN = 500;

const select = byId('form');
const box = byId('submissions');
const status = byId('status');

function table(submissions) {
  const fields = [...new Set(submissions.flatMap(({ form }) => Object.keys(form)))];
  const rows = submissions.map(({ receivedAt, formId, form }) =>
    make(
      'tr',
      {},
      timeCell(receivedAt),
      cell('td', formId),
      ...fields.map((field) => cell('td', Object.hasOwn(form, field) ? textOf(form[field]) : '')),
    ),
  );
  return tableOf(['When', 'Form', ...fields], rows);
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

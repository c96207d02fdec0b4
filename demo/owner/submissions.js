import { get } from './ask.js';
import { choice, choiceOfAll, connectActions, plural, showChosen } from './chosen.js';
import { byId, cell, make, tableOf, textOf, timeCell } from './make.js';

const NAMES = { mail: 'Mail to you', webhook: 'Webhook', reply: 'Reply to the visitor' };

/** Shows the messages that failed at least once; the others are on their way. */
async function showDeliveries() {
  const { deliveries } = await get('/api/demo/deliveries').catch(() => ({ deliveries: [] }));
  const failed = deliveries.filter(({ problem }) => problem !== '');
  const rows = failed.map(({ channel, attempts, problem, nextAt }) =>
    make(
      'tr',
      {},
      cell('td', NAMES[channel] ?? channel),
      cell('td', problem),
      cell('td', String(attempts)),
      nextAt === null ? cell('td', 'Given up') : timeCell(nextAt),
    ),
  );
  byId('delivery-list').replaceChildren(tableOf(['What', 'Why', 'Attempts', 'Next attempt'], rows));
  byId('deliveries').hidden = failed.length === 0;
}

const LIST = '/api/demo/submissions';
/** The server shows no more than these. */
const SHOWN = 500;

const tools = byId('tools');
const select = byId('form');
const question = byId('question');
const spam = byId('spam');
const box = byId('submissions');
const status = byId('status');

const link = (address, text) => make('a', { href: address, download: '' }, text);

/** One answer; of files the links to download them. */
function answer(field, form, files) {
  const own = files.filter((file) => file.field === field);
  if (own.length > 0) return make('span', {}, ...own.flatMap(({ name, href }) => [link(href, name), ' ']));
  return Object.hasOwn(form, field) ? textOf(form[field]) : '';
}

function table(submissions) {
  const fields = [...new Set(submissions.flatMap(({ form }) => Object.keys(form)))];
  const hasSpam = submissions.some((one) => one.spam.length > 0);
  const rows = submissions.map(({ id, receivedAt, formId, form, spam: signs, files = [] }) =>
    make(
      'tr',
      {},
      make('td', {}, choice(id, formId, `Choose ${formId} of ${new Date(receivedAt).toLocaleString()}`)),
      timeCell(receivedAt),
      cell('td', formId),
      ...(hasSpam ? [cell('td', signs.join(' '))] : []),
      ...fields.map((field) => cell('td', answer(field, form, files))),
    ),
  );
  const names = ['When', 'Form', ...(hasSpam ? ['Looks like spam'] : []), ...fields];
  const drawn = tableOf(names, rows);
  drawn.tHead.rows[0].prepend(make('th', { scope: 'col' }, choiceOfAll()));
  return drawn;
}

function showForms(forms, wanted) {
  select.replaceChildren(
    make('option', { value: '' }, 'All forms'),
    ...forms.map((id) => make('option', { value: id }, id)),
  );
  select.value = forms.includes(wanted) ? wanted : '';
  const file = (id) => link(`${LIST}.csv?formId=${encodeURIComponent(id)}&spam=none`, `${id}.csv`);
  byId('file-list').replaceChildren(...forms.map((id) => make('li', {}, file(id))));
}

function count(number) {
  if (number >= SHOWN) return `The newest ${plural(number)}`;
  if (number > 0) return plural(number);
  return question.value || select.value || spam.value === 'only' ? 'None was found.' : 'Nothing has been sent yet.';
}

/** What is asked for, as in the address of the page: what is not asked for is left out. */
function queryOf() {
  const query = new URLSearchParams();
  if (question.value) query.set('q', question.value);
  if (select.value) query.set('formId', select.value);
  if (spam.value !== 'none') query.set('spam', spam.value);
  return query;
}

/** The last one to be asked for is shown, whichever answer comes last. */
let asked = 0;
async function show(formId) {
  const own = ++asked;
  const query = queryOf();
  if (formId) query.set('formId', formId);
  query.set('spam', spam.value);
  let answer;
  try {
    answer = await get(`${LIST}?${query}`);
  } catch (error) {
    if (own === asked) status.textContent = `The list could not be read. ${error.message}`;
    return;
  }
  if (own !== asked) return;
  const { submissions, forms } = answer;
  showForms(forms, formId);
  box.replaceChildren(table(submissions));
  box.hidden = byId('actions').hidden = submissions.length === 0;
  tools.hidden = byId('files').hidden = false;
  showChosen();
  void showDeliveries();
  status.textContent = count(submissions.length);
}

function look() {
  const address = new URL(location.href);
  address.search = String(queryOf());
  history.replaceState(null, '', address);
  return show(select.value);
}

for (const control of [select, spam]) control.addEventListener('change', () => void look());
tools.addEventListener('submit', (event) => {
  event.preventDefault();
  void look();
});
// The cross of the search field, and Escape in it.
question.addEventListener('search', () => void look());
connectActions(() => show(select.value));

const wanted = new URLSearchParams(location.search);
question.value = wanted.get('q') ?? '';
spam.value = ['only', 'all'].includes(wanted.get('spam')) ? wanted.get('spam') : 'none';
void show(wanted.get('formId') ?? '');

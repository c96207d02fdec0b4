// The owner's first page: the newest orders and submissions.
import { byId, cell, make, timeCell } from './make.js';

const SHOWN = 20;
const money = (cents, currency) => new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
const isoOf = (ms) => new Date(ms).toISOString();

async function read(path) {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
  return response.json();
}

/** A table, or a sentence where there is nothing to show. */
function show(box, heads, rows, nothing) {
  const head = make('tr', {}, ...heads.map((text) => make('th', { scope: 'col' }, text)));
  const table = () => make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows));
  box.replaceChildren(rows.length > 0 ? table() : make('p', {}, nothing));
}

function orderRow({ number, placedAt, buyer, lines, totalCents, currency }) {
  const what = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  return make(
    'tr',
    {},
    cell('th', `${number}`, { scope: 'row' }),
    timeCell(isoOf(placedAt)),
    cell('td', `${buyer.name}, ${buyer.email}`),
    cell('td', what),
    cell('td', money(totalCents, currency)),
  );
}
const submissionRow = ({ receivedAt, formId, form }) =>
  make('tr', {}, timeCell(receivedAt), cell('td', formId), cell('td', JSON.stringify(form)));

async function fillBox(id, path, draw) {
  const box = byId(id);
  try {
    draw(box, await read(path));
  } catch (error) {
    box.replaceChildren(make('p', { role: 'alert' }, error.message));
  }
}
void fillBox('orders', '/api/demo/orders', (box, { orders }) =>
  show(
    box,
    ['Order', 'When', 'Who', 'What', 'Total'],
    orders.slice(0, SHOWN).map(orderRow),
    'Nothing has been ordered yet.',
  ),
);
void fillBox('submissions', '/api/demo/submissions?spam=none', (box, { submissions }) =>
  show(box, ['When', 'Form', 'What'], submissions.slice(0, SHOWN).map(submissionRow), 'Nothing has been sent yet.'),
);

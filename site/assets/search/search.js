// The search while typing. Without script its form leads to the page of all attributes.
import { find } from './find.js';
import { startSearchKey } from './search-key.js';

const form = document.querySelector('.search');
const input = form.querySelector('input');
const { index, text: textAddress, root } = form.dataset;
const MAX_RESULTS = 12;
/** Shorter words are the beginnings of names. */
const MIN_TEXT = 3;

function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const list = make('ul', { className: 'results', id: 'results', hidden: true });
const status = make('p', { role: 'status', className: 'visually-hidden' });
/** What a screen reader says of the field. Without script the keys do nothing, and nobody hears of them. */
const keys = make('p', { id: 'search-keys', hidden: true });
input.setAttribute('aria-describedby', keys.id);
form.append(list, status, keys);
startSearchKey(input, (isOn) => {
  keys.textContent = `${isOn ? 'The key / leads here from everywhere on the page. ' : ''}Results appear while you type. The down and up arrow keys go through them, Enter opens the first one or the one with the focus, Escape closes them.`;
});

/** Loads a file once; after a failure once more. */
function createLoader(address) {
  let loading;
  return () =>
    (loading ??= fetch(address)
      .then((answer) => answer.json())
      .catch(() => {
        loading = undefined;
        return [];
      }));
}
const loadNames = createLoader(index);
const loadText = createLoader(textAddress);

const resultOf = ({ title, kind, url, about }) =>
  make(
    'li',
    {},
    make(
      'a',
      { href: root + url },
      make('b', { textContent: title }),
      make('span', { textContent: kind }),
      make('small', { textContent: about }),
    ),
  );

function show(found) {
  list.hidden = found === undefined;
  if (!found) return;
  list.replaceChildren(...found.slice(0, MAX_RESULTS).map(resultOf));
  if (found.length === 0) list.append(make('li', { className: 'none', textContent: 'Nothing has these words.' }));
  status.textContent = found.length === 1 ? 'One result' : `${found.length} results`;
}

input.addEventListener('focus', () => void loadNames(), { once: true });
input.addEventListener('input', async () => {
  const text = input.value.trim();
  const isOld = () => input.value.trim() !== text;
  const names = await loadNames();
  if (isOld()) return;
  const found = find(text, names);
  // "Nothing" is said once everything has been searched.
  if (text.length < MIN_TEXT || found.length > 0) show(text ? found : undefined);
  if (text.length < MIN_TEXT || found.length >= MAX_RESULTS) return;
  const sections = await loadText();
  // Replacing the results would take the focus from a visitor who is on one of them.
  if (!isOld() && !list.contains(document.activeElement)) show(find(text, names, sections));
});
form.addEventListener('submit', (event) => {
  const first = list.hidden ? undefined : list.querySelector('a');
  if (!first) return;
  event.preventDefault();
  location.assign(first.href);
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    show(undefined);
    input.focus();
    return;
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [input, ...list.querySelectorAll('a')];
  const next = stops[stops.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
});
document.addEventListener('click', (event) => {
  if (!form.contains(event.target)) show(undefined);
});

// The page of all attributes, after a search: those whose name has the words.
const asked = new URLSearchParams(location.search).get('q')?.trim().toLowerCase();
const filterStatus = document.querySelector('.filter-status');
if (asked && filterStatus) {
  input.value = asked;
  const rows = [...document.querySelectorAll('.index > div')];
  const wanted = rows.filter((row) => row.dataset.name.includes(asked.replaceAll(' ', '-')));
  if (wanted.length > 0) for (const row of rows) row.hidden = !wanted.includes(row);
  filterStatus.textContent =
    wanted.length > 0
      ? `${wanted.length} with “${asked}” in the name.`
      : `None has “${asked}” in its name. Here are all.`;
}

// What the documentation adds with script: buttons that copy code, a search while typing, the section in view.
// Without it there are the code, a page of all attributes, and plain contents.

function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

for (const block of document.querySelectorAll('.code')) {
  const code = block.querySelector('code');
  const text = code.textContent;
  const button = make('button', { type: 'button', className: 'copy', textContent: 'Copy' });
  const status = make('span', { role: 'status', className: 'visually-hidden' });
  button.setAttribute('aria-label', `Copy: ${block.dataset.label}`);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = 'Copied';
      status.textContent = 'Copied.';
    } catch {
      getSelection().selectAllChildren(code);
      status.textContent = 'Selected. Copy it by the keyboard.';
    }
    setTimeout(() => {
      button.textContent = 'Copy';
      status.textContent = '';
    }, 2000);
  });
  block.append(button, status);
}

const form = document.querySelector('.search');
const input = form.querySelector('input');
const { index: indexAddress, root } = form.dataset;
const MAX_RESULTS = 12;

/** The lower, the better; nothing where it does not match. */
function rank({ title, about }, words) {
  const name = title.toLowerCase();
  const whole = words.join('-');
  if (name === whole) return 0;
  if (name.startsWith(whole) || name.startsWith(`sq-${whole}`)) return 1;
  if (words.every((word) => name.split(/[\s-]/).some((part) => part.startsWith(word)))) return 2;
  if (words.every((word) => name.includes(word))) return 3;
  return words.every((word) => `${name} ${about.toLowerCase()}`.includes(word)) ? 4 : undefined;
}

const KINDS = ['block', 'guide'];
const kindOrder = ({ kind }) => (KINDS.includes(kind) ? 0 : 1);

function find(entries, text) {
  const words = text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rank(entry, words) }))
    .filter((found) => found.rank !== undefined)
    .sort(
      (a, b) =>
        a.rank - b.rank || kindOrder(a.entry) - kindOrder(b.entry) || a.entry.title.length - b.entry.title.length,
    )
    .map(({ entry }) => entry);
}

const list = make('ul', { className: 'results', id: 'results', hidden: true });
const status = make('p', { role: 'status', className: 'visually-hidden' });
form.append(list, status);

let loading;
const load = () => (loading ??= fetch(indexAddress).then((answer) => answer.json()));

function show(found) {
  list.hidden = found === undefined;
  if (!found) return;
  list.replaceChildren(
    ...found
      .slice(0, MAX_RESULTS)
      .map(({ title, kind, url, about }) =>
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
        ),
      ),
  );
  if (found.length === 0) list.append(make('li', { className: 'none', textContent: 'Nothing has this name.' }));
  status.textContent = found.length === 1 ? 'One result' : `${found.length} results`;
}

input.addEventListener('focus', () => void load(), { once: true });
input.addEventListener('input', async () => {
  const entries = await load();
  show(input.value.trim() ? find(entries, input.value) : undefined);
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
document.addEventListener('keydown', (event) => {
  const isTyping = event.composedPath()[0].closest?.('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
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

// The section in view, in the contents.
const links = new Map(
  [...document.querySelectorAll('.contents a')].map((link) => [decodeURIComponent(link.hash.slice(1)), link]),
);
const seen = new Set();
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    const [first] = [...seen].sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
    if (!first) return;
    for (const [id, link] of links) link.classList.toggle('current', id === first.id);
  },
  { rootMargin: '-72px 0px -60% 0px' },
);
for (const id of links.keys()) {
  const heading = document.getElementById(id);
  if (heading) observer.observe(heading);
}

document.querySelector('.site-nav [aria-current]')?.scrollIntoView({ block: 'nearest' });

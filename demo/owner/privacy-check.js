import { createConsentHistory, readCookies } from './consent-history.js';
import { byId, cell, make, tableOf } from './make.js';
import { allows, ruleOfCookie, ruleOfKey, ruleOfRequest } from './privacy-rules.js';
import { forgetAll, listKeys } from './stored-keys.js';
import { watchFrame } from './watch-frame.js';

const LOOK_MS = 500;
const frame = byId('frame');
const select = byId('page');
const pages = [...select.options].map(({ value }) => value);

/** What was found since the page was last loaded from here. */
let answers;
let requests;
/** Name to the consent at its first sight; what was there at the start came with an earlier answer. */
let stored;

const watcher = watchFrame(frame, {
  onRequest: (address, kind, time) => requests.push({ address, kind, time }),
  onClick: (time) => void look(time),
});

/** Against the rules: something came without a yes, or stays without one. */
function judge(rule, seen, isStored) {
  const is = allows(rule, seen) && (!isStored || allows(rule, answers.now()));
  const word = rule.needs === 'always' ? 'Always' : 'The visitor’s yes';
  return {
    is,
    cell: make('td', {}, make('span', is ? {} : { class: 'against' }, `${is ? word : 'Nothing'}: ${rule.why}`)),
  };
}

function note(kind, names) {
  stored[kind] = new Map(names.map((name) => [name, stored[kind].get(name) ?? answers.now()]));
}

async function begin() {
  answers = createConsentHistory();
  requests = [];
  const before = (names) => new Map([...names].map((name) => [name, 'before']));
  stored = { cookies: before(readCookies().keys()), keys: before(await listKeys()) };
}

function storedRows(kind, ruleOf) {
  return [...stored[kind]].map(([name, seen]) => {
    // What was there before is judged by what holds now.
    const verdict = judge(ruleOf(name), seen === 'before' ? answers.now() : seen, true);
    return { ...verdict, row: make('tr', {}, cell('td', name), cell('td', seen), verdict.cell) };
  });
}

function requestRows() {
  return requests
    .filter(({ address }) => /^https?:/.test(address))
    .sort((one, other) => other.time - one.time)
    .map(({ address, kind, time }) => {
      const seen = answers.at(time);
      const verdict = judge(ruleOfRequest(address), seen, false);
      const { origin, pathname, search } = new URL(address);
      const shown = (origin === location.origin ? '' : origin) + pathname + search;
      return { ...verdict, row: make('tr', {}, cell('td', shown), cell('td', kind), cell('td', seen), verdict.cell) };
    });
}

/** Drawn again only when something has changed: what somebody selects stays selected. */
function put(id, names, rows) {
  const table = tableOf(
    names,
    rows.map(({ row }) => row),
  );
  if (byId(id).textContent !== table.textContent) byId(id).replaceChildren(table);
  return rows.filter(({ is }) => !is).length;
}

function write(id, words) {
  if (byId(id).textContent !== words) byId(id).textContent = words;
}

function draw(isHere) {
  const seen = 'Consent when first seen';
  const against =
    put('cookies', ['Cookie', seen, 'Allowed by'], storedRows('cookies', ruleOfCookie)) +
    put('keys', ['Key', seen, 'Allowed by'], storedRows('keys', ruleOfKey)) +
    put('requests', ['Address', 'Kind', 'Consent then', 'Allowed by'], requestRows());
  write(
    'consent',
    `The visitor has ${{ accepted: 'said yes', declined: 'said no', undecided: 'not answered' }[answers.now()]}.`,
  );
  const verdict = against === 0 ? 'Nothing is against the rules.' : `Against the rules: ${against}.`;
  write('status', isHere ? verdict : 'The frame shows another site, which cannot be looked into.');
}

/** Two at once would both wait for the list of databases: the later one knows more. */
let looks = 0;
async function look(chosenAt) {
  const own = ++looks;
  const isHere = watcher.look();
  const cookies = readCookies();
  answers.look(cookies, chosenAt);
  note('cookies', [...cookies.keys()]);
  const keys = await listKeys();
  if (own !== looks) return;
  note('keys', keys);
  draw(isHere);
}

/** `replace`: the check's own way back stays short. */
const load = (address) => frame.contentWindow.location.replace(address);
const empty = () =>
  new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    load('about:blank');
  });

async function start({ isForgetting = false } = {}) {
  await empty();
  if (isForgetting) await forgetAll(readCookies().keys());
  await begin();
  load(select.value);
}

async function lookOn() {
  if (document.visibilityState === 'visible') await look();
  setTimeout(lookOn, LOOK_MS);
}

const wanted = new URLSearchParams(location.search).get('page');
select.value = pages.includes(wanted) ? wanted : pages[0];
select.addEventListener('change', () => {
  const address = new URL(location.href);
  address.searchParams.set('page', select.value);
  history.replaceState(null, '', address);
  void start();
});
byId('again').addEventListener('click', () => void start());
byId('forget').addEventListener('click', () => void start({ isForgetting: true }));
frame.addEventListener('load', () => answers && void look());
byId('tools').hidden = byId('check').hidden = byId('requests-section').hidden = false;
await start();
void lookOn();

import { byId, cell, make, tableOf, textOf, timeCell } from './make.js';
import { hitsPlot, vitalPlots } from './plots.js';
import { get } from './ask.js';

const RECORDS = '/api/demo/records';
const POLL_MS = 2000;
/** As many as the server gives at once. */
const KEPT = 2000;
const SHOWN = 100;

/** Kind of record to the group that shows it, and its name. */
const KINDS = {
  hit: ['hits', 'Hit'],
  track: ['hits', 'Landing'],
  event: ['events', 'Event'],
  analytics: ['events', 'Analytics event'],
  'button-render': ['events', 'Button shown'],
  'button-click': ['events', 'Button clicked'],
  overlay: ['events', 'Overlay'],
  'quick-view': ['events', 'Quick view'],
  error: ['errors', 'Error'],
  log: ['errors', 'Log entry'],
  vital: ['vitals', 'Measurement'],
};
const groupOf = ({ kind }) => KINDS[kind]?.[0];

const select = byId('group');
const pause = byId('pause');
const box = byId('records');
const status = byId('status');

/** Newest first. */
let records = [];
let newest = 0;
let paused = false;

const row = ({ receivedAt, kind, data }) =>
  make('tr', {}, timeCell(receivedAt), cell('td', KINDS[kind]?.[1] ?? kind), cell('td', textOf(data)));

function drawPlots() {
  const hits = records.filter(({ kind }) => kind === 'hit').map(({ receivedAt }) => Date.parse(receivedAt));
  const measured = new Map();
  for (const { kind, data } of records)
    // What came more often in one batch is a sum.
    if (kind === 'vital') measured.set(data.name, [...(measured.get(data.name) ?? []), data.value / data.count]);
  byId('plots').replaceChildren(hitsPlot(hits, Date.now()), ...vitalPlots(measured));
}

function drawTable() {
  const chosen = records.filter((record) => select.value === '' || groupOf(record) === select.value);
  box.replaceChildren(tableOf(['When', 'What', 'What it reported'], chosen.slice(0, SHOWN).map(row)));
  box.hidden = chosen.length === 0;
  byId('counts').textContent =
    chosen.length > SHOWN
      ? `The newest ${SHOWN} of ${chosen.length}`
      : chosen.length === 0
        ? 'Nothing was reported yet.'
        : '';
}

function say(problem) {
  const words = problem || (paused ? 'Paused: nothing new is shown.' : '');
  // The same words once more would be read out once more.
  if (status.textContent !== words) status.textContent = words;
}

async function look() {
  const answer = await get(`${RECORDS}?after=${newest}`, { 'x-poll': '1' });
  // The server has forgotten all: so does the page.
  if (answer.newest < newest) {
    records = [];
    newest = 0;
    await look();
    return true;
  }
  newest = answer.newest;
  records = [...answer.records, ...records].slice(0, KEPT);
  return answer.records.length > 0;
}

/** One look at a time; the next one two seconds after its answer, for as long as somebody sees it. */
let timer;
let looking = false;
async function poll() {
  clearTimeout(timer);
  if (looking || paused || document.visibilityState !== 'visible') return;
  looking = true;
  try {
    const isNew = await look();
    if (isNew || byId('tools').hidden) drawTable();
    drawPlots();
    byId('tools').hidden = byId('plots').hidden = false;
    say('');
  } catch (error) {
    say(`This could not be read. ${error.message}`);
  }
  looking = false;
  timer = setTimeout(poll, POLL_MS);
}

select.addEventListener('change', drawTable);
pause.addEventListener('click', () => {
  paused = !paused;
  pause.textContent = paused ? 'Go on' : 'Pause';
  say('');
  void poll();
});
document.addEventListener('visibilitychange', () => void poll());
void poll();

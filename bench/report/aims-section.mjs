import { digits, times, timesWithin } from './format.mjs';
import { median, resampled } from '../harness/statistics.mjs';
import { bestPeer } from './contenders.mjs';
import { growthOf } from './growth.mjs';

/** What floating point may add to an exact tie. */
const EPSILON = 1e-9;

/**
 * Whether a run reaches an aim of aims.mjs. `state` is
 *   met                  the whole 95 % interval keeps the limit;
 *   within the interval  the limit lies inside the interval: this run cannot tell;
 *   missed               the whole interval is over it;
 *   not measured         the run has no such scene, case, contender or measure.
 * An aim over several cases is as good as its worst case. `ours` and `theirs` are medians (slopes for an aim about
 * growth), `ratio` is ours to theirs with its interval where theirs is not 0.
 */
export function judge(aim, run) {
  const judged = casesOf(aim, run).map((label) => judgeCase(aim, run.scenes[aim.scene], label));
  if (judged.length === 0 || judged.some(({ state }) => state === 'not measured')) return { state: 'not measured' };
  return judged.reduce((worst, each) => (each.over > worst.over ? each : worst));
}

function casesOf(aim, run) {
  if (!run.scenes[aim.scene]) return [];
  return aim.growth ? [undefined] : (aim.cases ?? [aim.case]);
}

function judgeCase(aim, scene, label) {
  const rival = rivalOf(aim, scene[label]);
  const ours = figureOf(aim, scene, label, aim.of);
  const theirs = rival && figureOf(aim, scene, label, rival);
  if (!ours || (aim.versus && !theirs)) return { state: 'not measured' };

  const count = ours.samples.length;
  const compare = (make) =>
    resampled([...ours.samples, ...(theirs?.samples ?? [])], (...samples) =>
      make(ours.statistic(...samples.slice(0, count)), theirs ? theirs.statistic(...samples.slice(count)) : 1),
    );
  const over = compare((left, right) => left - aim.atMost * right);
  const value = theirs?.statistic(...theirs.samples);
  return {
    state: over.high <= EPSILON ? 'met' : over.low > EPSILON ? 'missed' : 'within the interval',
    over: over.value,
    case: label,
    rival,
    ours: ours.statistic(...ours.samples),
    theirs: value,
    ratio: value > 0 ? compare((left, right) => left / right) : undefined,
  };
}

const rivalOf = ({ versus, measure, floor }, contenders = {}) =>
  versus === 'best peer' ? bestPeer(contenders, measure, floor) : versus;

function figureOf({ growth, measure }, scene, label, contender) {
  if (growth) return growthOf(scene, contender, measure);
  const values = scene[label]?.[contender]?.[measure];
  return values?.length > 0 ? { samples: [values], statistic: median } : undefined;
}

/** Every aim, judged in the first run and in the last. */
export function aimsSection(aims, shown) {
  const judged = aims.map((aim) => ({ aim, verdicts: shown.map(({ run }) => judge(aim, run)) }));
  return {
    id: 'aims',
    title: 'The aims',
    parts: [
      { text: summaries(judged, shown).join(' ') },
      {
        caption: 'Aims: met when the whole interval keeps the limit, missed when none of it does',
        heads: 'Aim',
        columns: ['At most', ...shown.map(({ title }) => capital(title)), 'What holds it back'],
        rows: judged.map(({ aim, verdicts }) => ({
          head: aim.text,
          cells: [
            { text: limitOf(aim) },
            ...verdicts.map((verdict) => cellOf(verdict, aim)),
            { text: (verdicts.at(-1).state !== 'met' && aim.why) || '–', prose: true },
          ],
        })),
      },
    ],
  };
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

export function limitOf({ versus, atMost }) {
  if (versus === undefined) return digits(atMost);
  return atMost === 1 ? versus : `${times(atMost)} ${versus}`;
}

const STATES = ['met', 'within the interval', 'missed', 'not measured'];

/** 'First run: 12 of 30 met, 3 missed, ...' */
const summaries = (judged, shown) =>
  shown.map(({ title }, index) => {
    const counts = STATES.map((state) => [
      state,
      judged.filter(({ verdicts }) => verdicts[index].state === state).length,
    ]);
    const words = counts.filter(([, count]) => count > 0).map(([state, count]) => `${count} ${state}`);
    return `${capital(title)}: ${words.join(', ')}, of ${judged.length}.`;
  });

/** The ratio, under it the medians behind it; the case, where the worst of several counts. */
function cellOf({ state, ours, theirs, ratio, rival, case: label }, { cases, growth }) {
  if (state === 'not measured') return { text: state };
  if (theirs === undefined) return { text: digits(ours), note: cases && label, state };
  const medians = `${digits(ours)} beside ${digits(theirs)} (${rival})`;
  // A slope may be anything near 0, and below it: its multiples say nothing.
  return ratio && !growth ? { text: timesWithin(ratio), note: medians, state } : { text: medians, state };
}

/** For the terminal: the aims of one run, a line each. */
export function aimLines(aims, run) {
  return aims
    .map((aim) => ({ aim, verdict: judge(aim, run) }))
    .filter(({ verdict }) => verdict.state !== 'not measured')
    .map(({ aim, verdict }) => {
      const { text, note } = cellOf(verdict, aim);
      return `${verdict.state.padEnd(20)} ${aim.text}: ${text}${note ? `; ${note}` : ''}, at most ${limitOf(aim)}`;
    });
}

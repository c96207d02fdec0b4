import { digits, times, timesWithin } from './format.mjs';
import { judge } from './judge.mjs';

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

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

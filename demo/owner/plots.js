import { make, makeSvg } from './make.js';

const MINUTE_MS = 60_000;
const MINUTES = 60;
const BINS = 24;
const HEIGHT = 100;

/** web.dev/vitals: good up to the first limit, poor beyond the second. `to` is where the plot ends; what is more is in its last bar. */
const VITALS = {
  lcp: {
    title: 'Largest Contentful Paint',
    limits: [2500, 4000],
    to: 6000,
    say: (ms) => `${(ms / 1000).toFixed(2)} s`,
  },
  cls: { title: 'Cumulative Layout Shift', limits: [0.1, 0.25], to: 0.4, say: (value) => value.toFixed(3) },
  inp: { title: 'Interaction to Next Paint', limits: [200, 500], to: 800, say: (ms) => `${Math.round(ms)} ms` },
};

/** One bar a number; `classOf(i)` may colour them. */
function bars(numbers, label, classOf, ...more) {
  const most = Math.max(1, ...numbers);
  const rects = numbers.map((number, i) => {
    const height = (number / most) * HEIGHT;
    return makeSvg('rect', { class: classOf(i), x: i + 0.1, y: HEIGHT - height, width: 0.8, height });
  });
  const box = { viewBox: `0 0 ${numbers.length} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img' };
  return makeSvg('svg', { ...box, 'aria-label': label }, ...rects, ...more);
}

const figure = (kind, title, picture, [from, to], words) =>
  make(
    'figure',
    { class: kind },
    make('h2', {}, title),
    picture,
    make('p', { class: 'scale', 'aria-hidden': 'true' }, make('span', {}, from), make('span', {}, to)),
    make('figcaption', {}, make('p', {}, words)),
  );

/** Hits in each minute of the last hour, the present one last. */
export function hitsPlot(times, now) {
  const minutes = Array.from({ length: MINUTES }, () => 0);
  for (const time of times) {
    const ago = Math.floor(now / MINUTE_MS) - Math.floor(time / MINUTE_MS);
    // A clock that is behind the server's has the newest in its future.
    if (ago < MINUTES) minutes[MINUTES - 1 - Math.max(ago, 0)]++;
  }
  const all = minutes.reduce((sum, one) => sum + one, 0);
  const words = `${all} hit${all === 1 ? '' : 's'} in the last hour, ${Math.max(...minutes)} in the busiest minute.`;
  const picture = bars(minutes, words, () => 'bar');
  return figure('plot wide', 'Hits a minute', picture, ['an hour ago', 'now'], words);
}

/** The value that three of four do not exceed, by which a page is judged. */
const percentile75 = (values) => [...values].sort((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1];

function vitalPlot(name, values) {
  const { title, limits, to, say } = VITALS[name];
  const judge = (value) => ['good', 'fair', 'poor'][limits.filter((limit) => value > limit).length];
  const counts = Array.from({ length: BINS }, () => 0);
  for (const value of values) counts[Math.min(BINS - 1, Math.floor((value / to) * BINS))]++;
  const at = percentile75(values);
  const verdict = values.length
    ? `${say(at)} or less for three of four: ${judge(at)}. Of ${values.length}.`
    : 'Nothing was measured yet.';
  const words = `${verdict} Good is up to ${say(limits[0])}, poor is more than ${say(limits[1])}.`;
  const lines = limits.map((limit) => {
    const x = (limit / to) * BINS;
    return makeSvg('line', { class: 'limit', x1: x, x2: x, y1: 0, y2: HEIGHT });
  });
  const picture = bars(counts, words, (i) => judge(((i + 0.5) / BINS) * to), ...lines);
  return figure('plot', title, picture, [say(0), `${say(to)} and more`], words);
}

/** `measured`: name to values. */
export const vitalPlots = (measured) => Object.keys(VITALS).map((name) => vitalPlot(name, measured.get(name) ?? []));

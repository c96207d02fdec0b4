import { digits, nameOf, unitOf } from '../format.mjs';
import { scaleOf, scaleThrough } from './scale.mjs';
import { draw, drawing, escaped } from './svg.mjs';

const WIDTH = 360;
const HEIGHT = 380;
/** Room for the names at the right and the numbers at the left and below. */
const BOX = { left: 50, right: 200, top: 12, bottom: 340 };
const LINE = 15;

/** How a measure grows with what there is of: both scales logarithmic, a line for each contender. */
export function curves({ measure, across, lines }) {
  const all = lines.flatMap(({ points }) => points);
  const counts = [...new Set(all.map(([count]) => count))].sort((a, b) => a - b);
  const x = scaleThrough(counts, [BOX.left, BOX.right]);
  const y = scaleOf(
    all.map(([, value]) => value),
    [BOX.bottom, BOX.top],
    { logarithmic: true },
  );
  const unit = unitOf(measure);
  const text = lines.map(
    ({ name, points }) => `${name} ${points.map(([count, value]) => `${digits(value)} at ${count}`).join(', ')}`,
  );
  return {
    caption: `${nameOf(measure)}${unit && `, ${unit}`}, by number of ${across} (both logarithmic)`,
    svg: drawing(WIDTH, HEIGHT, `${measure} by number of ${across}: ${text.join('; ')}.`, [
      ...x.ticks.map((tick) => {
        const at = x.at(tick);
        return (
          draw('line', { class: 'grid', x1: at, x2: at, y1: BOX.top, y2: BOX.bottom }) +
          draw('text', { class: 'tick', x: at, y: BOX.bottom + 18, 'text-anchor': 'middle' }, tick.toLocaleString('en'))
        );
      }),
      ...y.ticks.map((tick) => {
        const at = y.at(tick);
        return (
          draw('line', { class: 'grid', x1: BOX.left, x2: BOX.right, y1: at, y2: at }) +
          draw('text', { class: 'tick', x: BOX.left - 6, y: at + 4, 'text-anchor': 'end' }, tick.toLocaleString('en'))
        );
      }),
      draw('text', { class: 'tick', x: BOX.left, y: HEIGHT - 4 }, escaped(across)),
      ...lines.map((line) => lineOf(line, x, y)),
      ...namesOf(lines, y),
    ]),
  };
}

const lineOf = ({ kind, points }, x, y) =>
  draw('polyline', {
    class: `curve ${kind}`,
    points: points.map(([count, value]) => `${x.at(count).toFixed(1)},${y.at(value).toFixed(1)}`).join(' '),
  }) +
  points
    .map(([count, value]) => draw('circle', { class: `dot ${kind}`, cx: x.at(count), cy: y.at(value), r: 2.5 }))
    .join('');

/** Each name at the end of its line, pushed down where two would overlap, with a thread to its end. */
function namesOf(lines, y) {
  const ends = lines
    .map(({ name, kind, points }) => ({ name, kind, end: y.at(points.at(-1)[1]) }))
    .sort((a, b) => a.end - b.end);
  const places = spread(ends.map(({ end }) => end));
  return ends.map(
    ({ name, kind, end }, index) =>
      draw('path', {
        class: 'thread',
        d: `M${BOX.right + 4} ${end.toFixed(1)}L${BOX.right + 14} ${places[index].toFixed(1)}`,
      }) + draw('text', { class: `name ${kind}`, x: BOX.right + 17, y: places[index] + 4 }, escaped(short(name))),
  );
}

/** Sorted places, at least a line apart, and none below the plot. */
function spread(places) {
  const apart = [];
  for (const place of places) apart.push(Math.max(place, (apart.at(-1) ?? -Infinity) + LINE));
  for (let index = apart.length - 1, floor = BOX.bottom; index >= 0; index--, floor -= LINE)
    apart[index] = Math.min(apart[index], floor);
  return apart;
}

/** There is no room for a tag. */
const short = (name) => name.replace(/^sq-[\w-]+/, 'ours');

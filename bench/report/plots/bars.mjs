import { digits, nameOf, unitOf } from '../format.mjs';
import { scaleOf } from './scale.mjs';
import { draw, drawing, escaped } from './svg.mjs';

const WIDTH = 360;
/** A name with its value, and the bar under them. */
const ROW = 38;
const BAR = { offset: 18, height: 12 };
const AXIS = 26;

/** Horizontal bars of one measure in one case, with whiskers of the 95 % interval; narrow enough for a phone. */
export function bars({ measure, label, rows }) {
  const values = rows.flatMap(({ value, high = value }) => [value, high]);
  const scale = scaleOf(values, [1, WIDTH - 14]);
  const bottom = rows.length * ROW;
  const unit = unitOf(measure);
  const text = rows.map(({ name, value }) => `${name} ${digits(value)}`).join(', ');
  return {
    caption: `${label}: ${nameOf(measure)}${unit && `, ${unit}`}${scale.logarithmic ? ' (logarithmic)' : ''}`,
    svg: drawing(WIDTH, bottom + AXIS, `${label}, ${measure}: ${text}.`, [
      ...scale.ticks.map((tick) => tickOf(scale.at(tick), tick, bottom)),
      ...rows.map((row, index) => rowOf(row, index * ROW, scale)),
    ]),
  };
}

const tickOf = (x, tick, bottom) =>
  draw('line', { class: 'grid', x1: x, x2: x, y1: 0, y2: bottom }) +
  draw(
    'text',
    { class: 'tick', x, y: bottom + 16, 'text-anchor': x < 20 ? 'start' : x > WIDTH - 30 ? 'end' : 'middle' },
    tick.toLocaleString('en'),
  );

function rowOf({ name, kind, value, low, high }, top, scale) {
  const y = top + BAR.offset;
  const middle = y + BAR.height / 2;
  const spread = low !== undefined && high > low;
  return [
    draw('text', { class: `name ${kind}`, x: 1, y: top + 13 }, escaped(name)),
    draw('text', { class: 'value', x: WIDTH - 1, y: top + 13, 'text-anchor': 'end' }, digits(value)),
    draw('rect', {
      class: `bar ${kind}`,
      x: 1,
      y,
      width: Math.max(1, scale.at(value) - 1),
      height: BAR.height,
      rx: 2,
    }),
    ...(spread ? ['halo', 'whisker'].map((name) => whiskerOf(name, scale.at(low), scale.at(high), middle)) : []),
  ].join('');
}

/** Twice: light below dark, to be seen on every bar. */
const whiskerOf = (name, from, to, y) =>
  draw('path', {
    class: name,
    d: `M${from.toFixed(1)} ${y}H${to.toFixed(1)}M${from.toFixed(1)} ${y - 4}v8M${to.toFixed(1)} ${y - 4}v8`,
  });

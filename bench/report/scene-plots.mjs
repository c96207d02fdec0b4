import { median, medianWithInterval } from '../harness/statistics.mjs';
import { kindOf } from './contenders.mjs';
import { spreads } from './format.mjs';
import { countOf } from './growth.mjs';
import { bars } from './plots/bars.mjs';
import { curves } from './plots/curves.mjs';

/** The plots of one entry of shown.mjs: bars for each of its cases, or one of curves across them. */
export function plotParts({ bars: barred, curves: curved, across, cases: wanted }, { scene, cases }) {
  if (curved) {
    const lines = linesOf(cases, curved, scene.floor);
    return lines.length > 0 ? [curves({ measure: curved, across, lines })] : [];
  }
  return Object.keys(cases)
    .filter((label) => !wanted || wanted.includes(label))
    .flatMap((label) => {
      const rows = Object.entries(cases[label])
        .filter(([, values]) => values[barred]?.length > 0)
        .map(([name, values]) => ({
          name,
          kind: kindOf(name, scene.floor),
          ...(spreads(barred) ? medianWithInterval(values[barred]) : { value: median(values[barred]) }),
        }));
      return rows.length > 1 ? [bars({ measure: barred, label, rows })] : [];
    });
}

function linesOf(cases, measure, floor) {
  const names = [...new Set(Object.values(cases).flatMap((contenders) => Object.keys(contenders)))];
  return names
    .map((name) => ({
      name,
      kind: kindOf(name, floor),
      points: Object.entries(cases)
        .filter(([, contenders]) => contenders[name]?.[measure]?.length > 0)
        .map(([label, contenders]) => [countOf(label), median(contenders[name][measure])]),
    }))
    .filter(({ points }) => points.length > 1);
}

import { median, ratioOfMedians } from '../harness/statistics.mjs';
import { isOurs, kindOf } from './contenders.mjs';
import { digits, spreads, times, timesWithin } from './format.mjs';

/** More measures than this get a table for each case. */
const FEW = 5;
const TIMES = 'times and memory';

/** The median of each measure, under it its ratio to the floor, with an interval where the measure has one. */
export function medianCell(contenders, name, measure, floor) {
  const values = contenders[name][measure];
  if (!values?.length) return { text: '–' };
  const text = digits(median(values));
  const base = contenders[floor]?.[measure];
  if (!base?.length || name === floor || median(base) === 0) return { text };
  return {
    text,
    note: spreads(measure) ? timesWithin(ratioOfMedians(values, base)) : times(median(values) / median(base)),
  };
}

/** Every measure of every contender. */
export function medianTables({ scene, cases, measures }) {
  // Where there is no floor, as for bytes, the question is how we stand to each.
  const base = scene.floor ?? Object.keys(Object.values(cases)[0]).find(isOurs);
  const rowsOf = (label, columns, head) =>
    Object.keys(cases[label]).map((name) => ({
      head: head(name),
      kind: kindOf(name, scene.floor),
      cells: columns.map((measure) => medianCell(cases[label], name, measure, base)),
    }));
  const against = `; × ${base}`;
  if (measures.length <= FEW)
    return [
      {
        caption: `Medians${against}`,
        heads: 'Case, contender',
        columns: measures,
        rows: Object.keys(cases).flatMap((label) => rowsOf(label, measures, (name) => `${label}: ${name}`)),
      },
    ];
  const kinds = [
    [TIMES, measures.filter(spreads)],
    ['counts and bytes', measures.filter((measure) => !spreads(measure))],
  ].filter(([, columns]) => columns.length > 0);
  return Object.keys(cases).flatMap((label) =>
    kinds.map(([kind, columns]) => ({
      caption: `${label}: ${kind}${against}`,
      heads: 'Contender',
      folded: kind !== TIMES,
      columns,
      rows: rowsOf(label, columns, (name) => name),
    })),
  );
}

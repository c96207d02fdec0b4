import { shownOf } from './shown.mjs';
import { median, ratioOfMedians, medianWithInterval } from '../harness/statistics.mjs';
import { isOurs, kindOf } from './contenders.mjs';
import { nameOf, spreads, times, digits, timesWithin } from './format.mjs';
import { countOf } from './growth.mjs';
import { bars } from './plots/bars.mjs';
import { curves } from './plots/curves.mjs';

/** More measures than this get a table for each case. */
const FEW = 5;
const TIMES = 'times and memory';

/** The median of each measure, under it its ratio to the floor, with an interval where the measure has one. */
function medianCell(contenders, name, measure, floor) {
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
function medianTables({ scene, cases, measures }) {
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

/** Ours in the first run and in the last, with the ratios to the floor: they hold also where the two were measured apart. */
export function thenAndNow({ scene, cases, main }, shown) {
  const rows = Object.keys(cases).flatMap((label) =>
    Object.keys(cases[label])
      .filter(isOurs)
      .map((name) => ({
        head: `${label}: ${name}`,
        cells: main.flatMap((measure) =>
          shown.map(({ run }) => {
            const contenders = run.scenes[scene.name]?.[label];
            return contenders?.[name] ? medianCell(contenders, name, measure, scene.floor) : { text: '–' };
          }),
        ),
      })),
  );
  return {
    caption: `Ours, ${shown.map(({ title }) => title).join(' and ')}`,
    heads: 'Case, contender',
    columns: main.flatMap((measure) => shown.map(({ title }) => `${measure}, ${title}`)),
    rows,
  };
}

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

/** Ours as a multiple of each contender: a table for each main measure, a column for each case and flavour. */
export function peerTables({ cases, main }) {
  const labels = Object.keys(cases);
  const columns = labels.flatMap((label) =>
    Object.keys(cases[label])
      .filter(isOurs)
      .map((ours) => ({ label, ours, title: `${label}: ${ours}` })),
  );
  const peers = [...new Set(labels.flatMap((label) => Object.keys(cases[label])))].filter((name) => !isOurs(name));
  if (columns.length === 0 || peers.length === 0) return [];
  return main.map((measure) => ({
    caption: `${capital(nameOf(measure))}: ours as a multiple of each`,
    folded: true,
    heads: 'Contender',
    columns: columns.map(({ title }) => title),
    rows: peers.map((peer) => ({
      head: peer,
      cells: columns.map(({ label, ours }) => {
        const [left, right] = [cases[label][ours]?.[measure], cases[label][peer]?.[measure]];
        if (!left?.length || !right?.length || median(right) === 0) return { text: '–' };
        const ratio = ratioOfMedians(left, right);
        const within = spreads(measure) && times(ratio.low) !== times(ratio.high);
        return { text: times(ratio.value), note: within ? `${times(ratio.low)} to ${times(ratio.high)}` : undefined };
      }),
    })),
  }));
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** One scene of the last run: what it is about, its plots, its tables, and what the first run said of ours. */
export function sceneSection(scene, shown) {
  const cases = shown.at(-1).run.scenes[scene.name];
  const contenders = Object.values(cases).flatMap((each) => Object.values(each));
  const measures = [...new Set(contenders.flatMap((values) => Object.keys(values)))];
  const { about, main, plots } = shownOf(scene.name, measures);
  const context = { scene, cases, measures, main: main.filter((measure) => measures.includes(measure)) };
  return {
    id: scene.name,
    title: scene.title,
    parts: [
      ...(about ? [{ text: about }] : []),
      ...plots.flatMap((plot) => plotParts(plot, context)),
      ...medianTables(context),
      ...(scene.floor ? peerTables(context) : []),
      ...(shown.length > 1 ? [thenAndNow(context, shown)] : []),
    ],
  };
}

import { median, ratioOfMedians } from '../harness/statistics.mjs';
import { isOurs } from './contenders.mjs';
import { nameOf, spreads, times } from './format.mjs';

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

import { readFileSync } from 'node:fs';
import path from 'node:path';

export const FILE = path.join(import.meta.dirname, '../budgets.json');
export const readBudgets = () => JSON.parse(readFileSync(FILE, 'utf8'));

/**
 * What is left above a measured count. Bytes, nodes, listeners and operations are the same each time: their little air
 * is for the next small change. Layouts and style recalculations depend on how many frames the work falls into, which a
 * busy machine decides: they get half again and a few more, enough to catch a layout for each slide.
 */
const AIR = {
  'code (bytes)': (count) => Math.ceil((count * 1.02) / 100) * 100,
  nodes: (count) => Math.ceil(count * 1.02) + 2,
  listeners: (count) => Math.ceil(count * 1.02) + 1,
  layouts: (count) => Math.ceil(count * 1.5) + 4,
  'style recalculations': (count) => Math.ceil(count * 1.5) + 6,
  'DOM operations': (count) => Math.ceil(count * 1.05) + 2,
};
export const withAir = (counts) =>
  Object.fromEntries(Object.entries(counts).map(([counter, count]) => [counter, AIR[counter](count)]));

/** Whether a page keeps its budget; `message` says measured and budget of every counter. */
export function compare(counts, budget) {
  const lines = Object.entries(counts).map(([counter, count]) => {
    const most = budget?.[counter];
    return { over: !(count <= most), line: `${counter}: ${count} of ${most ?? 'no budget'}` };
  });
  return {
    over: lines.some(({ over }) => over),
    message: lines.map(({ over, line }) => `${over ? 'OVER ' : '     '}${line}`).join('\n'),
  };
}

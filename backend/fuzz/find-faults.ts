import type { FuzzResult } from './fuzz.js';

const MAX_ANSWER_MS = 1000;
/** More than the noise of caches that are filled, and less than a kilobyte a request in a long run. */
const MAX_GROWTH_MIB = 24;
const SHOWN = 20;

/** What the backend must not do, a line or more each. `slowestMs`: the time that is judged. Pure. */
export function findFaults({ failures, heapMiB, slowest }: FuzzResult, slowestMs: number): string[] {
  // The first parts are the start: code is compiled, caches are filled.
  const growth = (heapMiB.at(-1) ?? 0) - Math.min(...heapMiB.slice(2, 5));
  return [
    ...failures.slice(0, SHOWN),
    ...(slowestMs > MAX_ANSWER_MS ? [`An answer took ${Math.round(slowestMs)} ms: ${slowest}`] : []),
    ...(growth > MAX_GROWTH_MIB ? [`Memory grew by ${growth.toFixed(1)} MiB.`] : []),
  ];
}

import { PREFIX } from './measure.js';

/** Storefront §9. */
export const COLLECTOR_VERSION = '4.3.0';
/** Our own limit: a page that makes up names without end gets no further. */
const MAX_NAMES = 200;

/**
 * The compact records (ambiguity A95: their form is the kit's own). A batch is a JSON array of arrays, each of which
 * begins with its name:
 *
 *     ["rum-page", version of the collector, pageLoadId, start of the page in ms since 1970]   once, in front
 *     [name, value, start, count]                                                             for the rest
 *
 * `value` is in ms; layout shifts (`rum-cls`, `rum-…-shift`) have no unit. What came more often under one name since
 * the batch before is one record: `value` is the sum, `start` (ms after the start of the page) the first one's.
 */
export type PerformanceRecord = readonly [name: string, value: number, start: number, count: number];
export type PageRecord = readonly [name: string, version: string, pageLoadId: string, start: number];

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** `startTime` is where the browser's timeline says that the page began, in ms since 1970. */
export function createRecords(startTime: number = performance.timeOrigin) {
  const sums = new Map<string, [value: number, start: number, count: number]>();
  return {
    add(name: string, value: number, start: number) {
      const sum = sums.get(name);
      if (sum) {
        sum[0] += value;
        sum[2]++;
      } else if (sums.size < MAX_NAMES) sums.set(name, [value, start, 1]);
    },
    /** The batch as text, which begins anew; `undefined` when there is nothing to tell. */
    take(pageLoadId: string): string | undefined {
      if (sums.size === 0) return undefined;
      const page: PageRecord = [`${PREFIX}page`, COLLECTOR_VERSION, pageLoadId, Math.round(startTime)];
      const records = [...sums].map(([name, [value, start, count]]): PerformanceRecord => [
        name,
        rounded(value),
        Math.round(start),
        count,
      ]);
      sums.clear();
      return JSON.stringify([page, ...records]);
    },
  };
}

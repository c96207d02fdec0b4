import { activationStart } from './activation.js';
import { PREFIX } from './measure.js';

/** Not the kit's: that of the collector of hosted sites, whose records these are (PRF-013). */
export const COLLECTOR_VERSION = '4.3.0';
/** The kit's own limit: further names are dropped, so that a page with endless names does not fill the memory. */
const MAX_NAMES = 200;

/**
 * The compact records (ambiguity A95: their format is the kit's own). A batch is a JSON array of arrays, each of which
 * begins with its name:
 *
 *     ["rum-page", version of the collector, pageLoadId, start of the page in ms since 1970]   once, first
 *     [name, value, start, count]                                                             all others
 *
 * `value` is in ms; layout shifts (`rum-cls`, `rum-…-shift`) have no unit. Several values under one name since the
 * last batch are one record: `value` is their sum, `start` (ms after the start of the page) that of the first one.
 */
export type PerformanceRecord = readonly [name: string, value: number, start: number, count: number];
export type PageRecord = readonly [name: string, version: string, pageLoadId: string, start: number];

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** `startTime` is when the page began for its visitor, in ms since 1970. */
export function createRecords(startTime: number = performance.timeOrigin + activationStart()) {
  const sums = new Map<string, [value: number, start: number, count: number]>();
  return {
    add(name: string, value: number, start: number) {
      const sum = sums.get(name);
      if (sum) {
        sum[0] += value;
        sum[2]++;
      } else if (sums.size < MAX_NAMES) sums.set(name, [value, start, 1]);
    },
    /** Returns the batch as text and begins a new one; `undefined` for an empty batch. */
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

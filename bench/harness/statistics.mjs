/** Of numbers in any order. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** mulberry32: the same numbers each run, so that a report changes only when what it measures does. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A statistic of one or more samples with its 95 % interval, by drawing each sample anew from itself (percentile
 * bootstrap): `{ value, low, high }`. `statistic` gets the samples as its arguments.
 */
export function resampled(samples, statistic, rounds = 1000) {
  const random = seeded(1);
  const draw = (from) => from.map(() => from[Math.floor(random() * from.length)]);
  const drawn = Array.from({ length: rounds }, () => statistic(...samples.map(draw))).sort((a, b) => a - b);
  return {
    value: statistic(...samples),
    low: drawn[Math.floor(rounds * 0.025)],
    high: drawn[Math.ceil(rounds * 0.975) - 1],
  };
}

export const medianWithInterval = (values) => resampled([values], median);

/** How many times `floor` the values are; nothing where the floor is 0, as nothing is a multiple of it. */
export function ratioOfMedians(values, floor) {
  if (median(floor) === 0) return undefined;
  return resampled([values, floor], (ours, theirs) => median(ours) / median(theirs));
}

/** By how much `values` grow for each further unit of `counts`: least squares. */
export function slope(counts, values) {
  const mean = (list) => list.reduce((sum, each) => sum + each, 0) / list.length;
  const [middle, level] = [mean(counts), mean(values)];
  const across = counts.reduce((sum, count, index) => sum + (count - middle) * (values[index] - level), 0);
  return across / counts.reduce((sum, count) => sum + (count - middle) ** 2, 0);
}

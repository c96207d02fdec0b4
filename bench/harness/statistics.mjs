/** Of numbers in any order. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The same numbers each run, so that a report changes only when what it measures does. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** The ratio of two medians, with its 95 % interval by resampling both. */
export function ratioOfMedians(values, floor, rounds = 2000) {
  const random = seeded(1);
  const sample = (from) => from.map(() => from[Math.floor(random() * from.length)]);
  const ratios = Array.from({ length: rounds }, () => median(sample(values)) / median(sample(floor))).sort(
    (a, b) => a - b,
  );
  return {
    ratio: median(values) / median(floor),
    low: ratios[Math.floor(rounds * 0.025)],
    high: ratios[Math.floor(rounds * 0.975)],
  };
}

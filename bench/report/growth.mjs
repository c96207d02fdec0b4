import { median, slope } from '../harness/statistics.mjs';

/** '2,000 slides' -> 2000. */
export const countOf = (label) => Number(label.replaceAll(/\D/g, ''));

/**
 * How a measure of one contender grows with the cases of its scene, as `{ samples, statistic }` to resample: the slope
 * (units of the measure per further thousand of slides or elements) through the medians of the cases. Nothing with fewer than two.
 */
export function growthOf(cases, contender, measure) {
  const labels = Object.keys(cases).filter((label) => cases[label][contender]?.[measure]?.length > 0);
  if (labels.length < 2) return undefined;
  const counts = labels.map(countOf);
  return {
    samples: labels.map((label) => cases[label][contender][measure]),
    statistic: (...samples) => slope(counts, samples.map(median)) * 1000,
  };
}

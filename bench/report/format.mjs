/** 'script to rest (ms)' -> 'ms'; '' for what is counted. */
export const unitOf = (measure) => /\(([^)]+)\)$/.exec(measure)?.[1] ?? '';
export const nameOf = (measure) => measure.replace(/ \([^)]+\)$/, '');

/** Times, memory and frames spread from run to run; bytes and other counts are what they are. */
export const spreads = (measure) => /ms|MB/.test(unitOf(measure)) || measure.includes('frames');

/** Three digits that mean something: 0.123, 1.23, 12.3, 123, 1,234. */
export function digits(value) {
  if (value === undefined || Number.isNaN(value)) return '–';
  const size = Math.abs(value);
  const places = size >= 100 || value === Math.round(value) ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return value.toLocaleString('en', { maximumFractionDigits: places, minimumFractionDigits: places });
}

/** A ratio: two places are what its interval can bear. */
export const times = (ratio) => {
  if (ratio === undefined || !Number.isFinite(ratio)) return '–';
  return `${ratio >= 100 ? Math.round(ratio).toLocaleString('en') : ratio.toFixed(ratio >= 10 ? 1 : 2)}×`;
};
export const timesWithin = ({ value, low, high }) =>
  times(low) === times(high) ? times(value) : `${times(value)} (${times(low)} to ${times(high)})`;

/** Ranges wider than this are drawn on a logarithmic scale. */
const WIDE = 20;

/** How values lie between `from` and `to` (drawing units): `{ at(value), ticks, logarithmic }`. */
export function scaleOf(values, [from, to], { logarithmic = isWide(values) } = {}) {
  return logarithmic ? logScale(values, from, to) : linearScale(values, from, to);
}

const isWide = (values) => {
  const above = values.filter((value) => value > 0);
  return above.length === values.length && Math.max(...above) / Math.min(...above) > WIDE;
};

function linearScale(values, from, to) {
  const max = Math.max(...values, 0);
  const step = niceStep(max / 4);
  const top = Math.max(step, Math.ceil(max / step) * step);
  return {
    logarithmic: false,
    at: (value) => from + ((to - from) * value) / top,
    ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step),
  };
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(rough) {
  if (!(rough > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * [1, 2, 5, 10].find((factor) => factor * power >= rough);
}

function logScale(values, from, to) {
  const above = values.filter((value) => value > 0);
  const low = Math.floor(Math.log10(Math.min(...above)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...above))));
  return {
    logarithmic: true,
    at: (value) => from + ((to - from) * (Math.log10(Math.max(value, 10 ** low)) - low)) / (high - low),
    ticks: Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index)),
  };
}

/** Logarithmic and from the first of some sorted numbers to the last, with a tick at each. */
export function scaleThrough(numbers, [from, to]) {
  const [low, high] = [Math.log10(numbers[0]), Math.log10(numbers.at(-1))];
  return { at: (value) => from + ((to - from) * (Math.log10(value) - low)) / (high - low), ticks: numbers };
}

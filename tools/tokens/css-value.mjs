// Values of design tokens as CSS.

/** Browsers' default: sizes in rem grow with the size that a visitor has chosen. */
const PX_PER_REM = 16;

const px = ({ value, unit }) => (value === 0 ? '0' : `${value}${unit}`);

function color({ hex, alpha = 1 }) {
  if (alpha === 1) return hex;
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

const shadow = (value) =>
  [value]
    .flat()
    .map((one) =>
      [
        ...(one.inset ? ['inset'] : []),
        px(one.offsetX),
        px(one.offsetY),
        px(one.blur),
        ...(one.spread.value === 0 ? [] : [px(one.spread)]),
        color(one.color),
      ].join(' '),
    )
    .join(', ');

const fontFamily = (value) =>
  [value]
    .flat()
    .map((name) => (name.includes(' ') ? `'${name}'` : name))
    .join(', ');

const FORMATS = {
  // With a unit also where it is 0: `calc()` takes no other length.
  dimension: ({ value, unit }) => `${value}${unit}`,
  duration: ({ value, unit }) => `${value}${unit}`,
  color,
  shadow,
  fontFamily,
};

/** @param {{ path: string, type: string }} token @param {unknown} value one of the token's, without references */
export function cssValue({ path, type }, value) {
  if (path.startsWith('font-size.')) return `${value.value / PX_PER_REM}rem`;
  return FORMATS[type](value);
}

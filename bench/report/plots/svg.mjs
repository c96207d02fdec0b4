export const escaped = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const round = (value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value);

/** One element of a drawing; numbers to a tenth of a unit, as no screen shows more. */
export function draw(name, attributes, content = '') {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(round(value))}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

export const drawing = (width, height, alternative, content) =>
  draw('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': alternative }, content.join(''));

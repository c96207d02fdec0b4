// What visitors sent is only ever put in as text, never as HTML: their words, and the names of their fields.
const SVG = 'http://www.w3.org/2000/svg';

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
export const make = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);
export const makeSvg = (tag, attributes = {}, ...children) =>
  fill(document.createElementNS(SVG, tag), attributes, children);

export const byId = (id) => document.getElementById(id);

/** `dir`: words that are written from the right do not turn their neighbours around. */
export const cell = (tag, content, attributes = {}) =>
  make(tag, attributes, make('div', { class: 'answer', dir: 'auto' }, content));

export const timeCell = (iso) => cell('td', make('time', { datetime: iso }, new Date(iso).toLocaleString()));

export const tableOf = (names, rows) =>
  make(
    'table',
    {},
    make('thead', {}, make('tr', {}, ...names.map((name) => cell('th', name, { scope: 'col' })))),
    make('tbody', {}, ...rows),
  );

/** One value as one text: parts and choices in a row, objects as name and value. */
export function textOf(value) {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${textOf(one)}`)
    .join('; ');
}

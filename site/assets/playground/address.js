// The state of the playground in its address: `?example=grid&as=twig&loop=&slides-per-row=2&without=lightbox+label`. An
// attribute that differs from the example is there with its value; `without` names those that were taken away.

export const PARAMETERS = { example: 'example', format: 'as', without: 'without' };
export const FORMATS = ['html', 'jsx', 'twig', 'liquid', 'jinja', 'json'];

/**
 * @param {string} search
 * @param {{ examples: { key: string }[], attributes: Record<string, unknown> }} data
 * @returns {{ example: string, format: string, values: Map<string, string | null> }} `null` is an attribute that was taken away.
 */
export function readAddress(search, { examples, attributes }) {
  const query = new URLSearchParams(search);
  const example = query.get(PARAMETERS.example);
  const format = query.get(PARAMETERS.format);
  const removed = query.get(PARAMETERS.without)?.split(' ') ?? [];
  const isKnown = (name) => Object.hasOwn(attributes, name);
  return {
    example: examples.some(({ key }) => key === example) ? example : examples[0].key,
    format: FORMATS.includes(format) ? format : FORMATS[0],
    values: new Map([
      ...removed.filter(isKnown).map((name) => [name, null]),
      ...[...query].filter(([name]) => isKnown(name)),
    ]),
  };
}

/** The attributes alone: what the preview has to know. */
export function writeValues(values) {
  const query = new URLSearchParams();
  for (const [name, value] of values) if (value !== null) query.set(name, value);
  const removed = [...values].filter(([, value]) => value === null).map(([name]) => name);
  if (removed.length > 0) query.set(PARAMETERS.without, removed.join(' '));
  return query;
}

export function writeAddress({ example, format, values }, { examples }) {
  const query = writeValues(values);
  if (example !== examples[0].key) query.set(PARAMETERS.example, example);
  if (format !== FORMATS[0]) query.set(PARAMETERS.format, format);
  return query.size > 0 ? `?${query}` : '';
}

/** A control's name, and the id of its field. */
export type NamedField = readonly [name: string, id: string];

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const partsOf = (name: string): string[] => name.split(/[^\p{L}\p{N}_-]+/u).filter((part) => !/^\d*$/.test(part));
/** Words of Symfony's paths, as in `children[email].data`. */
const pathOf = (name: string): string =>
  partsOf(name)
    .filter((part) => !/^(?:children|data)$/.test(part))
    .map((part) => `.${plain(part)}`)
    .join('');

type Comparison = (key: string, name: string) => boolean;

/** From the strictest to the loosest. */
const COMPARISONS: readonly Comparison[] = [
  (key, name) => key === name,
  // `contact[email]`, `contact.email`, `contact_email`, `/contact/email`, `contactEmail`
  (key, name) => plain(key) === plain(name),
  // `contact[0][email]`, `emails[]`
  (key, name) => plain(partsOf(key).join('')) === plain(partsOf(name).join('')),
  // `["body", "email"]`, `/data/attributes/email`; `user[email]` of a server that says `email`
  (key, name) => pathOf(name) !== '' && (pathOf(key).endsWith(pathOf(name)) || pathOf(name).endsWith(pathOf(key))),
];

/** The id of the field that a server means. `undefined` without one, and where it may mean several. */
export function fieldMeant(key: string, fields: readonly NamedField[]): string | undefined {
  if (pathOf(key) === '') return fields.find(([name]) => name === key)?.[1];
  for (const isSame of COMPARISONS) {
    const [id, ...others] = new Set(fields.filter(([name]) => isSame(key, name)).map((field) => field[1]));
    if (id !== undefined) return others.length > 0 ? undefined : id;
  }
  return undefined;
}

/** The errors of a server by the ids of the fields that it means. What it says of no field stays as it is. */
export function errorsByField(
  errors: Readonly<Record<string, string>>,
  fields: readonly NamedField[],
): Record<string, string> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of Object.entries(errors)) {
    const id = fieldMeant(key, fields) ?? key;
    found.set(id, (found.get(id) ?? new Set()).add(text));
  }
  return Object.fromEntries([...found].map(([id, texts]) => [id, [...texts].join(' ')]));
}

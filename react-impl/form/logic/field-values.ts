/** The kinds of fields whose value has parts (storefront §3 "Form field value shapes"). */
export type CompoundKind = keyof typeof PARTS;
export type FieldValue = string | readonly string[] | Readonly<Record<string, number>>;

/** Parts in the order in which they are sent (ambiguity A09). */
export const PARTS = {
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
  address: ['Line1', 'Line2', 'City', 'State', 'Zip', 'Country'],
  date: ['Month', 'Day', 'Year'],
  time: ['Hour', 'Minute', 'Second', 'Ampm'],
} as const satisfies Record<string, readonly string[]>;

const ALL_PARTS: readonly string[] = Object.values(PARTS).flat();

/** `phone.Areacode` is a part of `phone`. */
export function splitName(name: string): readonly [id: string, part: string] {
  const at = name.lastIndexOf('.');
  return at < 1 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}
export const isPartName = (name: string): boolean => ALL_PARTS.includes(splitName(name)[1]);

/** The kind that has all of these parts; "Country" alone is a phone. */
export function kindOfParts(parts: readonly string[]): CompoundKind | undefined {
  const kinds = Object.keys(PARTS) as CompoundKind[];
  return kinds.find((kind) => parts.every((part) => (PARTS[kind] as readonly string[]).includes(part)));
}

/** A phone of three parts gets an empty first entry: it always has four. */
export const padPhone = (parts: readonly string[]): readonly string[] => (parts.length === 3 ? ['', ...parts] : parts);

/** The parts of a compound value as a list. A phone without a country part is padded. */
export function compoundValue(kind: CompoundKind, parts: Readonly<Record<string, string>>): readonly string[] {
  const names: readonly string[] = PARTS[kind].filter(
    (part) => kind !== 'phone' || part !== 'Country' || part in parts,
  );
  const values = names.map((part) => (Object.hasOwn(parts, part) ? (parts[part] ?? '') : ''));
  return kind === 'phone' ? padPhone(values) : values;
}

/** The value of a date control, `2026-03-05`, as Month, Day and Year; three empty texts for anything else. */
export function dateParts(value: string): readonly string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4,})-(\d\d)-(\d\d)$/.exec(value) ?? [];
  return [month, day, year];
}

/**
 * The value of a time control, `14:30` or `14:30:05`, as Hour (01 to 12), Minute, Second and AM or PM; four empty texts for
 * anything else.
 */
export function timeParts(value: string): readonly string[] {
  const [, hours, minute = '', second = '00'] =
    /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?$/.exec(value) ?? [];
  if (hours === undefined) return ['', '', '', ''];
  return [String(Number(hours) % 12 || 12).padStart(2, '0'), minute, second, Number(hours) < 12 ? 'AM' : 'PM'];
}

const LIKERT = /^(?:-?[12]|0)$/;

/** Question to a number from -2 to 2. Questions without an answer, or with any other answer, are left out. */
export const likertValue = (answers: Iterable<readonly [question: string, answer: string]>): Record<string, number> =>
  Object.fromEntries(
    [...answers].filter(([, answer]) => LIKERT.test(answer)).map(([question, answer]) => [question, Number(answer)]),
  );

/** The value of a hidden field: the query parameter of its name, even when empty; without one, its own value. */
export const hiddenValue = <V>(name: string, own: V, search: string): V | string =>
  new URLSearchParams(search).get(name) ?? own;

/** The kinds of fields whose value is not simply what one control holds (storefront §3 "Form field value shapes"). */
export type CompoundKind = 'name' | 'phone';
export type FieldValue = string | readonly string[];

/** Parts in the order in which they are sent (ambiguity A09). */
export const PARTS = {
  name: ['First', 'Last'],
  phone: ['Country', 'Areacode', 'Prefix', 'Line'],
} as const satisfies Record<CompoundKind, readonly string[]>;

/** A phone of three parts gets an empty first entry: it always has four. */
export const padPhone = (parts: readonly string[]): readonly string[] => (parts.length === 3 ? ['', ...parts] : parts);

/** The parts of a compound value as a list. A phone without a country part is padded. */
export function compoundValue(kind: CompoundKind, parts: Readonly<Record<string, string>>): readonly string[] {
  const names: readonly string[] = PARTS[kind].filter((part) => part !== 'Country' || part in parts);
  const values = names.map((part) => parts[part] ?? '');
  return kind === 'phone' ? padPhone(values) : values;
}

/** A hidden field: the query parameter of its name, if there (also empty), else its own value. */
export const hiddenValue = (name: string, own: string, search: string): string =>
  new URLSearchParams(search).get(name) ?? own;

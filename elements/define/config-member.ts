import type { Attribute } from '../../shared/declaration/attribute.js';
import { camelCase } from '../../shared/declaration/names.js';

/** The names of a value in `data-block-json`. */
export const keysOf = (name: string, { keys = [] }: Pick<Attribute, 'keys'>): readonly string[] => [
  name,
  camelCase(name),
  ...keys,
];

/** The first key whose member is given, and the member. Platforms write several keys, and `null` or `""` in those not used. */
export function configMember(
  members: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): { readonly key: string; readonly value: unknown } | undefined {
  const given = keys
    .filter((key) => Object.hasOwn(members, key))
    .map((key) => ({ key, value: members[key] }))
    .filter(({ value }) => value !== null && value !== undefined);
  return given.find(({ value }) => value !== '') ?? given[0];
}

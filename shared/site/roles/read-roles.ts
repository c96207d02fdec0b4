import { isObject } from '../../platform/page/unknown-values.js';

const asNumber = (role: unknown) => (typeof role === 'string' && /^\d+$/.test(role) ? Number(role) : role);

/**
 * `websiteRoles`: a list of role numbers, or `{"10": true}`, the form in published pages. Numbers that the
 * specification does not name are included (ambiguity A96): an account with such a role is not "viewer only".
 */
export function readRoles(given: unknown): readonly number[] {
  const list: unknown = isObject(given) ? Object.keys(given).filter((role) => given[role] === true) : given;
  if (!Array.isArray(list)) return [];
  return [...new Set(list.map(asNumber))].filter((role): role is number => Number.isInteger(role));
}

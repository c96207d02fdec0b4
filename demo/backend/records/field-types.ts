import { isObject } from '../forms/field-values.js';

const CHECKS = {
  text: (value: unknown) => typeof value === 'string',
  /** In JSON a boolean, in a form its text. */
  flag: (value: unknown) => typeof value === 'boolean' || value === 'true' || value === 'false',
  /** A code or its name. */
  id: (value: unknown) => typeof value === 'string' || typeof value === 'number',
  number: (value: unknown) => typeof value === 'number',
  /** The surroundings of a tracked button (ambiguity A92). */
  'button context': (value: unknown) => value === 'button-block' || value === 'popup-overlay',
  texts: (value: unknown) =>
    typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string')),
};
export type FieldTypes = Readonly<Record<string, keyof typeof CHECKS>>;

/**
 * Whether a value is an object in which each of these fields is missing, null or of its type. Other fields are allowed:
 * the specification lists only some fields of most such objects ("and others"). Pure.
 */
export const hasFieldTypes = (value: unknown, kinds: FieldTypes): value is Record<string, unknown> =>
  isObject(value) &&
  Object.entries(kinds).every(([name, kind]) => {
    const field = Object.hasOwn(value, name) ? value[name] : null;
    return field === null || CHECKS[kind](field);
  });

import { isObject } from '../forms/field-values.js';

const CHECKS = {
  text: (value: unknown) => typeof value === 'string',
  /** As JSON, or as a form says it. */
  flag: (value: unknown) => typeof value === 'boolean' || value === 'true' || value === 'false',
  /** A code or its name. */
  id: (value: unknown) => typeof value === 'string' || typeof value === 'number',
  number: (value: unknown) => typeof value === 'number',
  /** Where a tracked button stands (ambiguity A92). */
  'button context': (value: unknown) => value === 'button-block' || value === 'popup-overlay',
  texts: (value: unknown) =>
    typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string')),
};
export type FieldTypes = Readonly<Record<string, keyof typeof CHECKS>>;

/**
 * An object, each of whose named fields is missing, null or of its kind. What else it holds stays: the specification
 * shows of most such objects a part ("and others"). Pure.
 */
export const hasFieldTypes = (value: unknown, kinds: FieldTypes): value is Record<string, unknown> =>
  isObject(value) &&
  Object.entries(kinds).every(([name, kind]) => {
    const field = Object.hasOwn(value, name) ? value[name] : null;
    return field === null || CHECKS[kind](field);
  });

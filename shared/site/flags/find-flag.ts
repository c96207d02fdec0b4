import type { Context } from '../../platform/page/fields/context-fields.js';
import type { Given, NoObject } from '../../platform/page/fields/field.js';
import type { FLAG } from '../../platform/page/fields/words.js';
import { isObject, type Data } from '../../platform/page/unknown-values.js';

type Flag = Given<typeof FLAG>;

/**
 * A page's flags: `{"featureFlags": {"name": {"variant": "true"}}}`, and `experiments` in the same shape. A variant may
 * also be given without an object around it. An empty list means that flags are not loaded.
 */
export const flagTables = (raw: Context): readonly Data[] => [raw.featureFlags, raw.experiments].filter(isObject);

export const findFlag = (tables: readonly Data[], name: string): Flag | NoObject =>
  tables.find((table) => Object.hasOwn(table, name))?.[name] as Flag | NoObject;

export const variantOf = (definition: Flag | NoObject): unknown =>
  isObject(definition) ? definition.variant : definition;

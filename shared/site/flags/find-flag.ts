import { isObject, type Data } from '../../platform/page/unknown-values.js';

/**
 * A page's flags: `{"featureFlags": {"name": {"variant": "true"}}}`, and `experiments` in the same shape. A variant may
 * also be given without an object around it. An empty list means that flags are not loaded.
 */
export const flagTables = (raw: Data): readonly Data[] => [raw['featureFlags'], raw['experiments']].filter(isObject);

export const findFlag = (tables: readonly Data[], name: string): unknown =>
  tables.find((table) => Object.hasOwn(table, name))?.[name];

export const variantOf = (definition: unknown): unknown => (isObject(definition) ? definition['variant'] : definition);

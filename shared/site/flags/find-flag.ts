import { isObject, type Data } from '../../platform/page/unknown-values.js';

/**
 * A page's toggles: `{"featureFlags": {"name": {"variant": "true"}}}`, `experiments` in the same shape; a variant may
 * also stand alone. None of them: flags are not loaded.
 */
export const flagTables = (raw: Data): readonly Data[] => [raw['featureFlags'], raw['experiments']].filter(isObject);

export const findFlag = (tables: readonly Data[], name: string): unknown =>
  tables.find((table) => Object.hasOwn(table, name))?.[name];

export const variantOf = (definition: unknown): unknown => (isObject(definition) ? definition['variant'] : definition);

export const UNKNOWN_IMPORT: string;
export function importsOf(file: string): ReadonlySet<string>;
/** With the number of steps to each. */
export function reachableFrom(file: string): ReadonlyMap<string, number>;

export function pruneTypes(folder: string, entries: readonly string[]): number;

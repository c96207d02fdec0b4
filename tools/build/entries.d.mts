export const HELPERS: Readonly<Record<string, string>>;
export function publicEntries(): Record<string, string>;

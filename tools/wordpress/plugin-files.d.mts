export function writePlugin(folder: string, version: string): void;
export function writeTheme(folder: string, version: string): void;
/** The code of the patterns that the plugin shares with the theme, by their files. */
export function sharedPatterns(): Readonly<Record<string, string>>;
export function writeLanguages(folder: string, script?: string): void;

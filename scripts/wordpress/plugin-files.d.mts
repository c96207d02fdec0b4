export function writePlugin(folder: string, version: string): void;
export function writeTheme(folder: string, version: string): void;

export function writePlugin(folder: string, version: string): void;

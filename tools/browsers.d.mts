export function firefoxPath(): string | undefined;
export function webkitDriverPath(): string | undefined;
export function miniBrowserPath(): string | undefined;
export function findChromium(): Promise<{ executablePath: string; isBundled: boolean }>;
export const chromiumArgs: string[];

export function partOf(readme: string, name: string): string;
export function withPart(readme: string, name: string, text: string): string;
export function writePart(name: string, text: string): Promise<boolean>;
export function comparePart(name: string, text: string): Promise<{ now: string; wanted: string }>;

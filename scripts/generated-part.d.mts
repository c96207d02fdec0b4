export function partOf(text: string, part: string, file: string): string;
export function writePart(file: string, part: string, content: string): Promise<boolean>;
export function comparePart(file: string, part: string, content: string): Promise<{ now: string; wanted: string }>;

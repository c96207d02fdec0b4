export function samplePages(): string[];
export function fencedCode(text: string, language: string): { code: string; line: number }[];
export function samplesOf(language: string): { file: string; code: string; line: number }[];

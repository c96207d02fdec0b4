export function buildDocs(out: string, options?: { dist?: string; base?: string; versions?: string }): Promise<void>;
export function normalizeBase(base: string): string;

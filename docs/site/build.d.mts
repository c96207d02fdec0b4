export function buildDocs(out: string, options?: { dist?: string; base?: string }): Promise<void>;

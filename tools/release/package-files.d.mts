export function packageProblems(manifest: { exports: object } & Record<string, unknown>, files: string[]): string[];

export function postgresFolder(): string | undefined;
export const NEEDS_POSTGRES: RegExp;
export const POSTGRES_MISSING: string;

export function tokenTables(): string;
export function demoPage(): string;

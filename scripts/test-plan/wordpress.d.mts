export const WORDPRESS: string;
export function missingPackages(): string[];

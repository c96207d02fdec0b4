export const WORDPRESS: string;
export const PHP: string;
export function missingPackages(): string[];

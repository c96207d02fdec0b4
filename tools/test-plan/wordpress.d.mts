export const WORDPRESS: string;
export const WORDPRESS_LANGUAGES: string;
export const PHP: string;
export function missingPackages(): string[];

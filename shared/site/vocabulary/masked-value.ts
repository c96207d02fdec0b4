/**
 * Stands where a secret is not sent back to the page (storefront §9). The platform's own value is not shown; this one
 * is the kit's (ambiguity A97).
 */
export const MASKED_VALUE = '••••••••';

export const isMasked = (value: unknown): boolean => value === MASKED_VALUE;

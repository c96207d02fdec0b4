/** The letters that may follow a percent sign: year, month, day and title (storefront §5, ambiguity A88). */
export const URL_TEMPLATE_TOKENS = ['y', 'm', 'd', 't'] as const;
export const DEFAULT_URL_TEMPLATE = '%y/%m/%d/%t';

const isToken = (letter: string) => (URL_TEMPLATE_TOKENS as readonly string[]).includes(letter);

/**
 * What is typed as the template of a blog's addresses, as it is kept (storefront §5, widgets §5): in lower case; spaces as
 * dashes; only letters from a to z, digits, slash, dash and percent; one separator instead of several, a slash if there is
 * one among them; and after each percent sign one of the tokens. A percent sign before another letter is dropped with the
 * letter, and any other percent sign alone. Accents are dropped from their letters. A separator at the end stays: it is
 * also called while someone is typing. Applying it twice changes nothing.
 */
export const normalizeUrlTemplate = (input: string): string =>
  input
    .normalize('NFD')
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^a-z\d/%-]/g, '')
    .replace(/%([a-z]?)/g, (token, letter: string) => (isToken(letter) ? token : ''))
    .replace(/[/-]{2,}/g, (separators) => (separators.includes('/') ? '/' : '-'));

/**
 * Storefront §5: text of 3 to 256 characters, a local part, an at-sign, a dotted domain, a last label of 2 to 4 letters
 * or digits. It refuses newer domains; `email-pattern="html"` takes the rule of the HTML standard and a dot instead
 * (ambiguity A10).
 */
const DOCUMENTED = /^[^\s@]+@(?:[^\s@.]+\.)+[a-z0-9]{2,4}$/i;
/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const HTML =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const EMAIL_LENGTH = { min: 3, max: 256 };

export type EmailPattern = 'documented' | 'html';

export function isEmail(text: string, pattern: EmailPattern = 'documented'): boolean {
  if (text.length < EMAIL_LENGTH.min || text.length > EMAIL_LENGTH.max) return false;
  return (pattern === 'html' ? HTML : DOCUMENTED).test(text);
}

/** Storefront §5: exactly 5 digits. */
export const isUsZip = (text: string): boolean => /^\d{5}$/.test(text);

/** Empty passes; at the bound passes. */
export const isWithin = (text: string, max: number): boolean => text.length <= max;

/** The country for which the rule of five digits is meant. */
export const isUnitedStates = (country: string): boolean =>
  /^(?:us|usa|u\.s\.(?:a\.)?|united states(?: of america)?)$/i.test(country.trim());

/** A day that is in the calendar. */
export function isDate(year: string, month: string, day: string): boolean {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return false;
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

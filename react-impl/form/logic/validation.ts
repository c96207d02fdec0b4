/**
 * Storefront §5: text of 3 to 256 characters, a local part, an at-sign, a dotted domain, a last label of 2 to 4 letters
 * or digits. This refuses newer domains; `email-pattern="html"` uses the rule of the HTML standard instead, plus a dot in the
 * domain (ambiguity A10).
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

/** An empty text passes, and one of exactly `max` UTF-16 units. */
export const isWithin = (text: string, max: number): boolean => text.length <= max;

/** Whether a country as typed means the United States, where the rule of five digits applies. */
export const isUnitedStates = (country: string): boolean =>
  /^(?:us|usa|u\.s\.(?:a\.)?|united states(?: of america)?)$/i.test(country.trim());

/** Whether a day exists in the calendar. The year has 4 digits, month and day 1 or 2. */
export function isDate(year: string, month: string, day: string): boolean {
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return false;
  const date = new Date(Date.UTC(2000, Number(month) - 1, Number(day)));
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

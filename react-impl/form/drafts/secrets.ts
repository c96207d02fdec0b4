/** `autocomplete` tokens for values that must not be stored on the device; the last one may be followed by "webauthn". */
const TOKENS = /(?:^|\s)(?:off|cc-\S+|one-time-code|(?:new|current)-password)(?:\s+webauthn)?\s*$/i;

export const isSecretToken = (autocomplete: string | null): boolean => TOKENS.test(autocomplete ?? '');

const WORDS =
  /\b(?:(?:credit|debit|bank|card|account|passport|identity|identification|national|id|tax|social|insurance|security|driving|drivers?|licen[cs]e) ?(?:card )?(?:no|nr|num|number|code)|social security|passport|ssn|iban|cvv|cvc|csc|pin|otp|pass ?(?:word|code|phrase)|secret)\b/i;

/** Whether the name or the label of a text field asks for a card or identity number, or for another secret. */
export const asksForSecret = (text: string): boolean =>
  WORDS.test(text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[^a-z]+/gi, ' '));

/** ISO/IEC 7812-1, annex B: the check digit of payment cards. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** ISO 13616: the check digits of international bank account numbers. */
function isIban(text: string): boolean {
  const moved = text.slice(4) + text.slice(0, 4);
  return [...moved.toUpperCase()].reduce((rest, letter) => Number(`${rest}${parseInt(letter, 36)}`) % 97, 0) === 1;
}

const without = (text: string) => text.replace(/[ -]/g, '');
const CARD = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;
const IBAN = /\b[a-z]{2}\d{2}(?: ?[a-z\d]){11,30}/gi;
/** https://www.ssa.gov/employer/randomization.html: numbers of the United States, as they are written. */
const SOCIAL_SECURITY = /\b(?!000|666|9)\d{3}-(?!00)\d\d-(?!0000)\d{4}\b/;

/** Whether a text has a card number, a bank account number or a social security number in it. */
export function hasSecretNumber(text: string): boolean {
  return (
    SOCIAL_SECURITY.test(text) ||
    (text.match(CARD) ?? []).some((found) => isLuhn(without(found))) ||
    (text.match(IBAN) ?? []).some((found) => ibansIn(without(found)).some(isIban))
  );
}

/** The next word may look like a part of the number: the country's length decides, which is from 15 to 34. */
const ibansIn = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 14) }, (_, index) => text.slice(0, 15 + index));

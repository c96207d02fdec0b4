import { numberText } from './number-text.js';

/** Of limits of file sizes (storefront §9, ambiguity A57). Not the step of `humanizeBytes`. */
export const BYTES_PER_MB = 1_000_000;

const STEP = 1024;
const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/** To one decimal place, as it is shown. */
const rounded = (amount: number) => Math.round(amount * 10) / 10;

/**
 * A number of bytes for people, in steps of 1024 from Bytes to YB (storefront §9): `1.5 KB`. Empty for what is no number of
 * bytes: negative, infinite or not a number.
 *
 * @param language of the decimal point; default English
 */
export function humanizeBytes(bytes: number, language = 'en'): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  let [amount, unit] = [bytes, 0];
  while (rounded(amount) >= STEP && unit < UNITS.length - 1) {
    amount /= STEP;
    unit++;
  }
  return `${numberText(rounded(amount), language)} ${UNITS[unit]}`;
}

import { fractionDigits } from './currencies.js';

/** Storefront §9: at most 15 integer places. */
const DECIMAL = /^(-?)(\d{1,15})(?:\.(\d+))?$/;

/**
 * A decimal text in major units as minor units: `"12.50"` of USD is 1250, `"1250"` of JPY is 1250. No floating point is
 * used: `"0.29"` is 29. `undefined` for other text, for more digits than the currency has, unless they are 0, and for
 * amounts that no safe integer holds.
 *
 * @param options `isRounded`: more digits than the currency has are rounded, a half away from 0. Default: they are refused
 */
export function toMinorUnits(value: string, currency: string, { isRounded = false } = {}): number | undefined {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(value.trim()) ?? [];
  if (whole === undefined) return undefined;
  const digits = fractionDigits(currency);
  const more = fraction.slice(digits);
  if (!isRounded && /[^0]/.test(more)) return undefined;
  const units = Number(whole + fraction.slice(0, digits).padEnd(digits, '0')) + (/^[5-9]/.test(more) ? 1 : 0);
  if (!Number.isSafeInteger(units)) return undefined;
  return sign && units > 0 ? -units : units;
}

/** Minor units as a decimal text in major units, such as `"12.50"`: for JSON-LD and forms, not for people. */
export function toDecimal(minorUnits: number, currency: string): string {
  const digits = fractionDigits(currency);
  const text = String(Math.abs(Math.trunc(minorUnits))).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return `${minorUnits < 0 ? '-' : ''}${whole}${digits > 0 ? `.${text.slice(-digits)}` : ''}`;
}

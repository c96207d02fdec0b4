import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What every authenticator app takes (RFC 6238, with the defaults of its key URI). */
const STEP_MS = 30_000;
const DIGITS = 6;
/** RFC 4226, section 4, recommends the length of an SHA-1. */
const SECRET_BYTES = 20;
/** The clock of a phone may be one step off, either way (RFC 6238, section 5.2). */
const DRIFTS = [0, -1, 1];

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, for whole groups of 5 bytes: without padding. */
export const toBase32 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .replace(/.{5}/g, (bits) => BASE32.charAt(parseInt(bits, 2)));
function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => parseInt(byte, 2)) ?? []);
}

/** Base32, as apps take it. */
export const newTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES));
export const isTotpSecret = (text: unknown): text is string => typeof text === 'string' && /^[A-Z2-7]{32}$/.test(text);

/** The code of one step of 30 seconds. */
export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

export const stepOf = (now: number): number => Math.floor(now / STEP_MS);

/** The step to which this code belongs; `undefined` for a wrong one. Apps show codes in groups. */
export function findStep(secret: string, code: string, now: number): number | undefined {
  const digits = code.normalize('NFKC').replace(/\s/g, '');
  if (!/^[0-9]{6}$/.test(digits)) return undefined;
  const typed = Buffer.from(digits);
  return DRIFTS.map((drift) => stepOf(now) + drift).find((step) =>
    timingSafeEqual(typed, Buffer.from(totpAt(secret, step))),
  );
}

/** Opens an authenticator app, which takes the secret from it. */
export const totpUri = (secret: string, issuer: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:owner?secret=${secret}&issuer=${encodeURIComponent(issuer)}` +
  `&algorithm=SHA1&digits=${DIGITS}&period=${STEP_MS / 1000}`;

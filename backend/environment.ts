import process from 'node:process';
import { DAY_MS, DEFAULT_LIMITS, type Limits } from './app-options.js';

const PORT = 4173;

function readCount(name: string): number | undefined {
  const text = process.env[name];
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`${name} is no count: ${text}`);
  return count;
}

const SWITCHES: Readonly<Record<string, boolean>> = {
  ...{ '1': true, true: true, yes: true, on: true },
  ...{ '': false, '0': false, false: false, no: false, off: false },
};
export function readSwitch(name: string): boolean {
  const text = process.env[name] ?? '';
  const isOn = Object.hasOwn(SWITCHES, text.toLowerCase()) ? SWITCHES[text.toLowerCase()] : undefined;
  if (isOn === undefined) throw new RangeError(`${name} is neither on nor off: ${text}`);
  return isOn;
}

/** Each submission needs a key: there are never fewer of these. */
export function readLimits(): Partial<Limits> {
  const limit = readCount('SQ_SUBMISSIONS_PER_MINUTE');
  const days = readCount('SQ_KEEP_DAYS');
  const gigabytes = readCount('SQ_FILES_GB');
  return {
    ...(gigabytes && { uploadBytes: gigabytes * 1e9 }),
    ...(limit && { submissionsPerMinute: limit, tokensPerMinute: Math.max(limit, DEFAULT_LIMITS.tokensPerMinute) }),
    ...(days && { submissionLifetimeMs: days * DAY_MS }),
  };
}

/** A text that is no number is no port either. */
export function readPort({ PORT: text = String(PORT) } = process.env): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new RangeError(`PORT is no port: ${text}`);
  return Number(text);
}

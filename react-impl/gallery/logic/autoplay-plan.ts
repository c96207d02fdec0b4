import type { Autoplay, AutoplayOptions } from './autoplay-options.js';

/** Widgets §9: 5 s. The public option `autoplay` as an object has defaults of its own, 1 s each (ambiguity A05). */
export const TIMEOUT_MS = 5000;
const PUBLIC_TIMEOUT_MS = 1000;
const PUBLIC_RESUME_MS = 1000;

const PARTS = ['container', 'controls'] as const;

export interface AutoplayPlan {
  readonly randomize: boolean;
  readonly timeout: number;
  readonly interval: number;
  readonly resume: number;
  readonly pauseOnMouseover: readonly string[];
}

/**
 * The times of a gallery in milliseconds. They can be given as `autoplay-options`, as the object `autoplay`, or as
 * `autoplay-duration` in seconds; the first of these wins.
 */
export function autoplayPlan(autoplay: Autoplay, options: AutoplayOptions, seconds: number | undefined): AutoplayPlan {
  const given =
    typeof autoplay === 'object' ? { timeout: PUBLIC_TIMEOUT_MS, resume: PUBLIC_RESUME_MS, ...autoplay } : {};
  const { randomize = false, resume = 0, pauseOnMouseover = PARTS, ...times } = { ...given, ...options };
  const timeout = times.timeout ?? (seconds === undefined ? TIMEOUT_MS : seconds * 1000);
  return { randomize, timeout, interval: times.interval ?? timeout, resume, pauseOnMouseover };
}

/** Any slide but the current one, all equally likely. `random`: at least 0 and less than 1. */
export function randomIndex(current: number, count: number, random: number): number {
  const step = 1 + Math.floor(random * (count - 1));
  return (current + step) % count;
}

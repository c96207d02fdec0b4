import type { Autoplay, AutoplayOptions } from './autoplay-options.js';

/** Widgets §9: 5 s, and 1 s each for what an `autoplay` object of the public options leaves out (ambiguity A05). */
export const TIMEOUT_MS = 5000;
export const PUBLIC_TIMEOUT_MS = 1000;
export const PUBLIC_RESUME_MS = 1000;

const PARTS = ['container', 'controls'] as const;

export interface AutoplayPlan {
  readonly randomize: boolean;
  readonly timeout: number;
  readonly interval: number;
  readonly resume: number;
  readonly pauseOnMouseover: readonly string[];
}

/** All the times of a gallery, from its three ways to say them: options, the public object, seconds. */
export function autoplayPlan(autoplay: Autoplay, options: AutoplayOptions, seconds: number | undefined): AutoplayPlan {
  const given =
    typeof autoplay === 'object' ? { timeout: PUBLIC_TIMEOUT_MS, resume: PUBLIC_RESUME_MS, ...autoplay } : {};
  const { randomize = false, resume = 0, pauseOnMouseover = PARTS, ...times } = { ...given, ...options };
  const timeout = times.timeout ?? (seconds === undefined ? TIMEOUT_MS : seconds * 1000);
  return { randomize, timeout, interval: times.interval ?? timeout, resume, pauseOnMouseover };
}

/** Any other slide, each as likely. `random` is from 0 up to, and without, 1. */
export function randomIndex(current: number, count: number, random: number): number {
  const step = 1 + Math.floor(random * (count - 1));
  return (current + step) % count;
}

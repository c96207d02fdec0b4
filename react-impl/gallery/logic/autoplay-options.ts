/** Times in milliseconds. */
export interface AutoplayOptions {
  /** A slide picked at random instead of the next one. */
  readonly randomize?: boolean;
  /** How long the first slide stays, and every other without `interval`. */
  readonly timeout?: number;
  /** How long the slides after the first stay. */
  readonly interval?: number;
  /** Over which parts a pointer pauses: `container`, `controls`, or selectors of the page. Default both. */
  readonly pauseOnMouseover?: readonly string[];
  /** How long it waits before it goes on after a pause. */
  readonly resume?: number;
}
/** What `autoplay` may be set to by the public options: a switch, or its times. */
export type Autoplay = boolean | AutoplayOptions;

/** Widgets §9: 5 s, and 1 s each for what an `autoplay` object of the public options leaves out (ambiguity A05). */
export const TIMEOUT_MS = 5000;
export const PUBLIC_TIMEOUT_MS = 1000;
export const PUBLIC_RESUME_MS = 1000;

const PARTS = ['container', 'controls'] as const;

const isTime = (value: unknown) =>
  value === undefined || (typeof value === 'number' && value > 0 && Number.isFinite(value));
/** Data of a page to options. Throws on what it cannot take. */
export function readAutoplayOptions(data: unknown): AutoplayOptions {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new TypeError('an object is wanted');
  const { randomize, timeout, interval, pauseOnMouseover, resume } = data as Record<string, unknown>;
  const isList =
    pauseOnMouseover === undefined ||
    (Array.isArray(pauseOnMouseover) && pauseOnMouseover.every((name) => typeof name === 'string'));
  const isSwitch = randomize === undefined || typeof randomize === 'boolean';
  if (!isList || !isSwitch || ![timeout, interval, resume].every(isTime))
    throw new TypeError('times are in milliseconds');
  return data;
}

export interface AutoplayPlan {
  readonly randomize: boolean;
  readonly timeout: number;
  readonly interval: number;
  readonly resume: number;
  readonly pauseOnMouseover: readonly string[];
}

/** All the times of a gallery, from its three ways to say them: options, the public object, seconds. */
export function autoplayPlan(autoplay: Autoplay, options: AutoplayOptions, seconds: number): AutoplayPlan {
  const given =
    typeof autoplay === 'object' ? { timeout: PUBLIC_TIMEOUT_MS, resume: PUBLIC_RESUME_MS, ...autoplay } : {};
  const { randomize = false, resume = 0, pauseOnMouseover = PARTS, ...times } = { ...given, ...options };
  const timeout = times.timeout ?? (Number.isNaN(seconds) ? TIMEOUT_MS : seconds * 1000);
  return { randomize, timeout, interval: times.interval ?? timeout, resume, pauseOnMouseover };
}

/** Any other slide, each as likely. `random` is from 0 up to, and without, 1. */
export function randomIndex(current: number, count: number, random: number): number {
  const step = 1 + Math.floor(random * (count - 1));
  return (current + step) % count;
}

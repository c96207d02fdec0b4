import { refuse } from './validators.js';

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

const isTime = (value: unknown) =>
  value === undefined || (typeof value === 'number' && value > 0 && Number.isFinite(value));
/** Data of a page to options. Throws a TypeError on what it cannot take. */
export function readAutoplayOptions(data: unknown): AutoplayOptions {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) refuse(data);
  const { randomize, timeout, interval, pauseOnMouseover, resume } = data as Record<string, unknown>;
  const isList =
    pauseOnMouseover === undefined ||
    (Array.isArray(pauseOnMouseover) && pauseOnMouseover.every((name) => typeof name === 'string'));
  const isSwitch = randomize === undefined || typeof randomize === 'boolean';
  return isList && isSwitch && [timeout, interval, resume].every(isTime) ? data : refuse(data);
}

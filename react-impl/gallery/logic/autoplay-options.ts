import { refuse } from './validators.js';

/** Times in milliseconds. */
export interface AutoplayOptions {
  /** A random slide follows instead of the next one. Default false. */
  readonly randomize?: boolean;
  /** How long the first slide stays; without `interval` all others too. */
  readonly timeout?: number;
  /** How long the slides after the first stay. */
  readonly interval?: number;
  /** Over which parts a pointer pauses: `container`, `controls`, or selectors of the page. Default both. */
  readonly pauseOnMouseover?: readonly string[];
  /** Additional time after a pause. Default 0. */
  readonly resume?: number;
}
/** The value of `autoplay`: on or off, or its times. */
export type Autoplay = boolean | AutoplayOptions;

const isTime = (value: unknown) =>
  value === undefined || (typeof value === 'number' && value > 0 && Number.isFinite(value));

/** Reads options from data of the page. Throws a TypeError for data that is not valid. */
export function readAutoplayOptions(data: unknown): AutoplayOptions {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) refuse(data);
  const { randomize, timeout, interval, pauseOnMouseover, resume } = data as Record<string, unknown>;
  const isList =
    pauseOnMouseover === undefined ||
    (Array.isArray(pauseOnMouseover) && pauseOnMouseover.every((name) => typeof name === 'string'));
  const isSwitch = randomize === undefined || typeof randomize === 'boolean';
  return isList && isSwitch && [timeout, interval, resume].every(isTime) ? data : refuse(data);
}

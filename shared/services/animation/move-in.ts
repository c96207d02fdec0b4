import { warnOnce } from '../../platform/log.js';

const DEFAULT_DURATION_S = 0.3;
const MAX_DURATION_S = 5;
const HIDDEN_SCALE = 0.94;
/** In px. */
const RISE_PX = 24;

/** What an element moves in from. Not by `transform`, which may be the author's. */
const STARTS: Record<string, Keyframe> = {
  fade: {},
  rise: { translate: `0 ${RISE_PX}px` },
  scale: { scale: HIDDEN_SCALE },
};

/** By the prototype: a control named "getAttribute" hides the method of its form. */
const attribute = (element: Element, name: string): string | null =>
  Element.prototype.getAttribute.call(element, name)?.trim().toLowerCase() ?? null;

function startOf(element: Element): Keyframe {
  const word = attribute(element, 'data-sq-animate') || 'fade';
  if (Object.hasOwn(STARTS, word)) return STARTS[word]!;
  warnOnce(`data-sq-animate="${word}" is not valid: fade, rise or scale.`, element);
  return {};
}

/** In s. */
function durationOf(element: Element): number {
  const text = attribute(element, 'data-sq-animate-duration');
  if (!text) return DEFAULT_DURATION_S;
  const seconds = Number(text);
  if (seconds >= 0 && seconds <= MAX_DURATION_S) return seconds;
  warnOnce(`data-sq-animate-duration="${text}" is not a number of seconds from 0 to ${MAX_DURATION_S}.`, element);
  return DEFAULT_DURATION_S;
}

/** Animates an element to the place and look that it has. */
export function moveIn(element: Element): void {
  const keyframes = [{ opacity: 0, ...startOf(element) }, {}];
  const timing = { duration: durationOf(element) * 1000, easing: 'ease-out' };
  Element.prototype.animate.call(element, keyframes, timing);
}

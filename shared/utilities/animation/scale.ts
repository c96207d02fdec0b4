import { isMotionReduced } from '../../platform/page/reduced-motion.js';
import { ANIMATION_MS } from './tween.js';

/** Of an overlay before it is shown and after it is hidden (widgets §9). */
export const HIDDEN_SCALE = 0.94;

const HIDDEN = { opacity: 0, scale: String(HIDDEN_SCALE) };
const running = new WeakMap<Element, Animation>();

/** Resolves with whether it came to its end: another one of the same element ends it before. */
function animate(element: Element, keyframes: Keyframe[], duration: number): Promise<boolean> {
  running.get(element)?.cancel();
  const animation = element.animate(keyframes, { duration: isMotionReduced() ? 0 : duration, easing: 'ease-in-out' });
  running.set(element, animation);
  return animation.finished.then(
    () => true,
    () => false,
  );
}

/**
 * Shows an element that has `hidden`: it grows from 0.94 of its size, and comes in from transparent. Without motion it is
 * shown at once. Resolves with whether it is shown: false where it was hidden again before.
 *
 * @param duration ms; default 300
 */
export function scaleIn(element: HTMLElement, duration = ANIMATION_MS): Promise<boolean> {
  element.hidden = false;
  return animate(element, [HIDDEN, {}], duration);
}

/** The way back: the element has `hidden` at the end. Resolves with whether it is: false where it was shown again before. */
export async function scaleOut(element: HTMLElement, duration = ANIMATION_MS): Promise<boolean> {
  const isOver = await animate(element, [{}, HIDDEN], duration);
  if (isOver) element.hidden = true;
  return isOver;
}

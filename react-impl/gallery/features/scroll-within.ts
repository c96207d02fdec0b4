import { scrollAtOnce } from '../row/scroll-motion.js';

/**
 * Scrolls in a given time, in seconds. An animation of nothing is its clock: it knows every CSS easing, and ends with
 * the document. Snapping rests meanwhile, as it would pull at every step.
 */
export function scrollWithin(viewport: HTMLElement, left: number, seconds: number, easing: string): Promise<void> {
  const from = viewport.scrollLeft;
  const clock = viewport.animate(null, { duration: seconds * 1000, easing, id: 'sq-scroll' });
  viewport.style.scrollSnapType = 'none';
  let frame = 0;
  const step = () => {
    const progress = clock.effect?.getComputedTiming().progress ?? 1;
    scrollAtOnce(viewport, from + (left - from) * progress);
    frame = requestAnimationFrame(step);
  };
  step();
  return clock.finished
    .catch(() => {})
    .then(() => {
      cancelAnimationFrame(frame);
      if (viewport.isConnected) scrollAtOnce(viewport, left);
      viewport.style.scrollSnapType = '';
    });
}

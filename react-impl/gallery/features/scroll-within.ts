import { scrollInstantly } from '../row/scroll-motion.js';

/**
 * Scrolls in a given time, in seconds. An animation without keyframes is the clock: it knows all CSS easings, and stops
 * with the document. Snapping is off meanwhile, as the browser would snap after each frame.
 */
export function scrollWithin(viewport: HTMLElement, left: number, seconds: number, easing: string): Promise<void> {
  const from = viewport.scrollLeft;
  const clock = viewport.animate(null, { duration: seconds * 1000, easing, id: 'sq-scroll' });
  viewport.style.scrollSnapType = 'none';
  let frame = 0;
  const step = () => {
    const progress = clock.effect?.getComputedTiming().progress ?? 1;
    scrollInstantly(viewport, from + (left - from) * progress);
    frame = requestAnimationFrame(step);
  };
  step();
  return clock.finished
    .catch(() => {})
    .then(() => {
      cancelAnimationFrame(frame);
      if (viewport.isConnected) scrollInstantly(viewport, left);
      viewport.style.scrollSnapType = '';
    });
}

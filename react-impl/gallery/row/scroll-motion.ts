import { isNear } from './row-geometry.js';

/** Engines without `scrollend`: the row rests when it has not moved for this long. */
const REST_MS = 120;

/** Calls back whenever the row comes to rest after a scroll, whoever scrolled it. Returns how to stop. */
export function onRest(viewport: Element, rest: () => void): () => void {
  if ('onscrollend' in window) {
    viewport.addEventListener('scrollend', rest, { passive: true });
    return () => viewport.removeEventListener('scrollend', rest);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, REST_MS);
  };
  viewport.addEventListener('scroll', again, { passive: true });
  return () => {
    clearTimeout(timer);
    viewport.removeEventListener('scroll', again);
  };
}

/** Lets the browser scroll; resolves when the row rests. `undefined` where nothing will move. */
export function scrollSmoothly(viewport: Element, left: number): Promise<void> | undefined {
  if (isNear(left, viewport.scrollLeft)) return undefined;
  return new Promise((resolve) => {
    const stop = onRest(viewport, () => {
      stop();
      resolve();
    });
    viewport.scrollTo({ left, behavior: 'smooth' });
  });
}

export function scrollAtOnce(viewport: Element, left: number): void {
  viewport.scrollTo({ left, behavior: 'instant' });
}

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

import { isNear } from './row-geometry.js';

/** One change of the current slide, as a motion is asked to make it. */
export interface Passage {
  readonly viewport: HTMLElement;
  readonly from: HTMLElement;
  readonly to: HTMLElement;
  /** Where the row must be scrolled to. */
  readonly left: number;
  readonly by: 1 | -1;
}
/** Makes a change visible; resolves when it is done. `undefined` when it is done at once. */
export type Motion = (passage: Passage) => Promise<void> | undefined;

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

/** A change without motion. */
export const atOnce: Motion = ({ viewport, left }) => void scrollAtOnce(viewport, left);

import type { Alignment } from '../logic/validators.js';
import { distanceTo, isAtEnd, isNear, isRtl, type RowGeometry } from './row-geometry.js';

/** Reads a row of slides of any width: the slide nearest to the line at which slides rest, found by bisection. */
export function readStrip(
  viewport: Element,
  slides: ArrayLike<Element>,
  alignment: Alignment,
): RowGeometry | undefined {
  if (slides.length === 0 || viewport.clientWidth === 0) return undefined;
  if (isNear(viewport.scrollLeft, 0)) return { perView: 1, index: 0 };
  if (isAtEnd(viewport)) return { perView: 1, index: slides.length - 1 };
  const sign = isRtl(viewport) ? -1 : 1;
  let [low, high] = [0, slides.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const distance = distanceTo(viewport, slides[middle]!, alignment);
    const nextDistance = distanceTo(viewport, slides[middle + 1]!, alignment);
    const isPassed = distance * sign < 0;
    if (isPassed && Math.abs(nextDistance) < Math.abs(distance)) low = middle + 1;
    else high = middle;
  }
  return { perView: 1, index: low };
}
export type ReadStrip = typeof readStrip;

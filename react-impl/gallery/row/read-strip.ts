import type { Alignment } from '../logic/validators.js';
import { distanceTo, isAtEnd, isNear, isRtl, type RowGeometry } from './row-geometry.js';

/** Slides of any width: the one at the line where slides rest, found by halving. */
export function readStrip(
  viewport: Element,
  slides: ArrayLike<Element>,
  alignment: Alignment,
): RowGeometry | undefined {
  if (slides.length === 0 || viewport.clientWidth === 0) return undefined;
  if (isNear(viewport.scrollLeft, 0)) return { perView: 1, index: 0 };
  if (isAtEnd(viewport)) return { perView: 1, index: slides.length - 1 };
  const along = isRtl(viewport) ? -1 : 1;
  let [low, high] = [0, slides.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const [here, next] = [slides[middle]!, slides[middle + 1]!];
    const nearer = Math.abs(distanceTo(viewport, next, alignment)) < Math.abs(distanceTo(viewport, here, alignment));
    const before = distanceTo(viewport, here, alignment) * along < 0;
    if (before && nearer) low = middle + 1;
    else high = middle;
  }
  return { perView: 1, index: low };
}
export type ReadStrip = typeof readStrip;

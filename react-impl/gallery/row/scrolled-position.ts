import { slideElements } from '../../../shared/media/slides/slide-elements.js';
import { readRow } from './row-geometry.js';

/** A visitor who has scrolled a row before its script came stays where he is: the gallery starts with that slide. */
export function takeScrolledPosition(tag: string): void {
  if (typeof document === 'undefined') return;
  for (const element of document.querySelectorAll<HTMLElement & { currentIndex?: number }>(`${tag}:not(:defined)`)) {
    if (element.scrollLeft === 0) continue;
    const seen = readRow(element, slideElements(element));
    if (seen) element.currentIndex = seen.index;
  }
}

import { slideElements } from '../../../shared/media/slides/slide-elements.js';
import { readRow } from './row-geometry.js';

/**
 * The page-side sheet lets visitors scroll a row before its script has loaded: the gallery then starts with the slide
 * that is in view.
 */
export function takeScrolledPosition(tag: string): void {
  if (typeof CustomStateSet === 'undefined') return;
  for (const element of document.querySelectorAll<HTMLElement & { currentIndex?: number }>(`${tag}:not(:defined)`)) {
    if (element.scrollLeft === 0) continue;
    const geometry = readRow(element, slideElements(element));
    if (geometry) element.currentIndex = geometry.index;
  }
}

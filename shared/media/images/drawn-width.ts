import { pageRegistry } from '../../platform/page/page-registry.js';
import type { Size } from '../slides/slide-data.js';

/**
 * The width in px at which all of an image is drawn in its box, the parts that are cropped included (ambiguity A28).
 * `fit` is a value of `object-fit` or `background-size`; of an image of unknown size it is the width of the box.
 */
function drawnWidth(box: Size, image: Size | undefined, fit: string): number {
  const byHeight = image && image.height > 0 ? box.height * (image.width / image.height) : box.width;
  if (fit === 'cover') return Math.max(box.width, byHeight);
  return /^(contain|scale-down)$/.test(fit) ? Math.min(box.width, byHeight) : box.width;
}

/** The width at which an element draws its image, or its background: 0 where it is not displayed. */
export function measureDrawnWidth(element: HTMLElement, image: Size | undefined): number {
  const { objectFit, backgroundSize } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  return drawnWidth(box, image, element instanceof HTMLImageElement ? objectFit : backgroundSize);
}

/**
 * Calls `shown` once for each element when it has a box: at once, or when it leaves a hidden panel; and for all that are
 * left when the page is about to be printed, which opens what is closed. Returns how to stop.
 */
export function whenShown<E extends Element>(elements: readonly E[], shown: (element: E) => void): () => void {
  const isShown = (element: Element) => pageRegistry().isPrinted || element.getClientRects().length > 0;
  const hidden = new Set(elements.filter((element) => !isShown(element)));
  for (const element of elements) if (!hidden.has(element)) shown(element);
  if (hidden.size === 0) return () => {};
  const report = (isDue: (element: Element) => boolean) => {
    for (const element of hidden) {
      if (!isDue(element)) continue;
      hidden.delete(element);
      shown(element);
    }
    if (hidden.size === 0) stop();
  };
  // Not in the observer's turn: what `shown` changes may change the sizes that it reports.
  const observer = new ResizeObserver(() => requestAnimationFrame(() => report(isShown)));
  const reportAll = () => report(() => true);
  const stop = () => {
    observer.disconnect();
    removeEventListener('beforeprint', reportAll);
    hidden.clear();
  };
  addEventListener('beforeprint', reportAll);
  for (const element of hidden) {
    observer.observe(element);
    // An image without an address can have no size: its place has one.
    if (element.parentElement) observer.observe(element.parentElement);
  }
  return stop;
}

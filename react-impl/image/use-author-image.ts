import { useLayoutEffect, useState } from 'react';
import { findImages } from '../../shared/media/images/image-helpers.js';

/** The attributes that say which image it is, and how it is loaded and placed. */
const DATA = [
  'data-src',
  'data-image',
  'data-image-dimensions',
  'data-image-focal-point',
  'data-load',
  'width',
  'height',
];

/** The author's image; the block is rendered again when there is another one, or when a script changes its data. */
export function useAuthorImage(element: HTMLElement): HTMLImageElement | undefined {
  const [, setVersion] = useState(0);
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setVersion((version) => version + 1));
    observer.observe(element, { childList: true, subtree: true, attributeFilter: DATA });
    return () => observer.disconnect();
  }, [element]);
  return imageOf(element);
}

/** A missing image is warned about when it should be loaded. */
function imageOf(element: Element): HTMLImageElement | undefined {
  try {
    return findImages(element)[0];
  } catch {
    return undefined;
  }
}

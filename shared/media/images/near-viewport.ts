import { pageRegistry } from '../../platform/page/page-registry.js';

/** Widgets §9: lazy images load within 200 px of the viewport. */
const NEAR_MARGIN = '200px';

/**
 * Calls `near` once for each element that comes near the viewport, and for all that are left when the page is about to be
 * printed; at once in a browser without IntersectionObserver, and on a page that has been printed. Returns how to stop.
 */
export function whenNear<E extends Element>(elements: readonly E[], near: (element: E) => void): () => void {
  if (typeof IntersectionObserver !== 'function' || pageRegistry().isPrinted) {
    elements.forEach(near);
    return () => {};
  }
  const waiting = new Set(elements);
  const report = (element: E) => {
    waiting.delete(element);
    observer.unobserve(element);
    near(element);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) report(target as E);
    },
    { rootMargin: NEAR_MARGIN },
  );
  const reportAll = () => waiting.forEach(report);
  for (const element of elements) observer.observe(element);
  addEventListener('beforeprint', reportAll);
  return () => {
    observer.disconnect();
    removeEventListener('beforeprint', reportAll);
  };
}

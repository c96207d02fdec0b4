/** Widgets §9: lazy images load within 200 px of the viewport. */
export const NEAR_MARGIN = '200px';

/**
 * Calls `near` once for each element that comes near the viewport; at once in a browser without IntersectionObserver.
 * Returns how to stop.
 */
export function whenNear<E extends Element>(elements: readonly E[], near: (element: E) => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    elements.forEach(near);
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        near(target as E);
      }
    },
    { rootMargin: NEAR_MARGIN },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

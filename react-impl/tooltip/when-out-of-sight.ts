/**
 * Calls `run` when the element is no longer seen: hidden, removed, or scrolled away on the page or in a box. One that is out
 * of sight from the beginning may still come into it.
 *
 * @returns ends it
 */
export function whenOutOfSight(element: Element, run: () => void): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  let wasSeen = false;
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)!.isIntersecting;
    const isDrawn = element.getClientRects().length > 0;
    if (!isSeen && (wasSeen || !isDrawn)) run();
    wasSeen = isSeen;
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls `run` once when the element is no longer seen: scrolled away on the page or in a box, hidden, or removed. Not
 * before it has been in sight.
 *
 * @returns ends it
 */
export function whenOutOfSight(element: Element, run: () => void): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  let wasSeen = false;
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)!.isIntersecting;
    if (!isSeen && wasSeen) run();
    wasSeen = isSeen;
  });
  observer.observe(element);
  return () => observer.disconnect();
}

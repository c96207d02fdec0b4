import { idle } from '../../shared/platform/page/idle.js';

/** How near to the viewport an element must be for its block to load. */
const MARGIN = '200px';

/**
 * Loads the block of an element in a shadow root when it is needed: as its attribute `load` says, else within 200 px of
 * the viewport. A failed import is tried again when the block is needed again.
 *
 * @param root where the element that its `for` names is
 */
export function onNeed(element: Element, root: ShadowRoot, load: () => Promise<unknown> | undefined): void {
  const when = element.getAttribute('load')?.toLowerCase();
  const start = () => {
    load()?.then(stop, () => {});
  };
  const target = root.getElementById(element.getAttribute('for') ?? '') ?? element;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { rootMargin: MARGIN },
  );
  const uses = ['pointerover', 'pointerdown', 'focusin'];
  function stop() {
    observer.disconnect();
    for (const type of uses) target.removeEventListener(type, start);
  }
  if (when === 'eager') start();
  else if (when === 'idle') idle(start);
  else if (when !== 'interaction') observer.observe(target);
  for (const type of uses) target.addEventListener(type, start);
}

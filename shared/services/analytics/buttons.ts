import { buttonData, controlOf, TRACKED_BUTTON } from './button-data.js';
import { census } from './census.js';

/** Tells once of each marked button that comes into view, also of those that are added later. */
function tellRenders(signal: AbortSignal): void {
  const known = new WeakSet<Element>();
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      census('button-render', () => buttonData(target));
    }
  });
  const look = () => {
    for (const marked of document.querySelectorAll(TRACKED_BUTTON)) {
      if (!known.has(marked)) sight.observe(marked);
      known.add(marked);
    }
  };
  const growth = new MutationObserver((records) => {
    // Texts change often, and hold no buttons.
    if (records.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof Element))) look();
  });
  growth.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    sight.disconnect();
    growth.disconnect();
  });
  look();
}

function tellClicks(signal: AbortSignal): void {
  const hear = ({ target, button }: MouseEvent) => {
    if (!(target instanceof Element) || button > 1) return;
    const marked = target.closest(TRACKED_BUTTON);
    if (marked && controlOf(marked).contains(target)) census('button-click', () => buttonData(marked));
  };
  // Captured: a page's own handler may stop the event. The middle button opens links too, as an `auxclick`.
  for (const type of ['click', 'auxclick'] as const)
    document.addEventListener(type, hear, { capture: true, passive: true, signal });
}

export function trackButtons(signal: AbortSignal): void {
  tellRenders(signal);
  tellClicks(signal);
}

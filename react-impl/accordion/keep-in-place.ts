import { flatParent, scrollerOf } from '../../shared/platform/page/scroller-of.js';

/** Less than a pixel is rounding. */
const MIN_PX = 1;

/** What scrolls an element; `undefined` for one that lies over the page, or in something that does. */
function scrollerAround(element: Element): Element | undefined {
  const scroller = scrollerOf(element);
  for (let node: Element | null = element; node && node !== scroller; node = flatParent(node))
    if (getComputedStyle(node).position === 'fixed') return undefined;
  return scroller ?? undefined;
}

/** Keeps an element where it is in the window while the page around it changes. */
export function keepInPlace(element: Element) {
  const scroller = scrollerAround(element);
  const topNow = () => element.getBoundingClientRect().top;
  let top = topNow();
  let scrolled = scroller?.scrollTop ?? 0;

  /** Scrolls so that it is there again, as far as that goes. */
  function restore(): void {
    const moved = topNow() - top;
    if (!scroller || Math.abs(moved) < MIN_PX) return;
    scroller.scrollBy({ top: moved, behavior: 'instant' });
    scrolled = scroller.scrollTop;
    if (Math.abs(topNow() - top) >= MIN_PX) top = topNow();
  }

  /** Whether something else has scrolled meanwhile: the visitor, or a script. */
  function isScrolled(): boolean {
    if (!scroller || Math.abs(scroller.scrollTop - scrolled) < MIN_PX) return false;
    // The browser has, where it keeps the element in place itself, and at the end of what becomes shorter.
    const isAtEnd = scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - MIN_PX;
    return Math.abs(topNow() - top) >= MIN_PX && !isAtEnd;
  }

  return {
    restore,
    /** Restores it in each frame until `ended`, unless something else scrolls. */
    async follow(ended: Promise<unknown>): Promise<void> {
      let isFollowed = true;
      const keep = () => {
        isFollowed &&= !isScrolled();
        if (isFollowed) restore();
      };
      const everyFrame = () => {
        keep();
        frame = requestAnimationFrame(everyFrame);
      };
      let frame = requestAnimationFrame(everyFrame);
      await ended;
      cancelAnimationFrame(frame);
      keep();
    },
  };
}

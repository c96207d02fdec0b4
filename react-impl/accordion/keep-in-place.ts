import { scrollerOf } from '../../shared/platform/page/scroller-of.js';

/** Less than a pixel is rounding. */
const MIN_PX = 1;

/** Keeps an element where it is in the window while the page around it changes. */
export function keepInPlace(element: Element) {
  let scroller = scrollerOf(element);
  const topNow = () => element.getBoundingClientRect().top;
  let top = topNow();
  let scrolled = scroller?.scrollTop ?? 0;

  /** Scrolls so that it is there again, as far as that goes. */
  function restore(): void {
    const from = topNow();
    if (!scroller || Math.abs(from - top) < MIN_PX) return;
    const { scrollTop } = scroller;
    scroller.scrollBy({ top: from - top, behavior: 'instant' });
    scrolled = scroller.scrollTop;
    const now = topNow();
    if (Math.abs(from - now - (scrolled - scrollTop)) >= MIN_PX) {
      // It is in something fixed or sticky, which does not go with what is scrolled.
      scroller.scrollTo({ top: scrollTop, behavior: 'instant' });
      scroller = null;
    } else if (Math.abs(now - top) >= MIN_PX) top = now;
  }

  /** Whether something else has scrolled meanwhile: the visitor, or a script. */
  function isScrolled(): boolean {
    if (!scroller || Math.abs(scroller.scrollTop - scrolled) < MIN_PX) return false;
    // Not the visitor but the browser: its own scroll anchoring leaves the element in place, and content that has become
    // shorter leaves the scroller at its end.
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

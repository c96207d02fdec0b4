import { write } from '../../../shared/platform/html/written.js';
import { useLayoutEffect } from 'react';

/** Widgets §9: "a meta overlay over 90 percent of container height is capped at 40 percent". */
const TOO_TALL = 0.9;
const CAP = 0.4;

/** A caption over its image must not hide all of it: a tall caption is cut to a height in which it scrolls. */
export function useCaptionCap(slide: HTMLElement | undefined, overlaid: boolean): void {
  useLayoutEffect(() => {
    const caption = overlaid ? slide?.querySelector('figcaption') : undefined;
    if (!slide || !caption) return;
    const measure = () => {
      const { clientHeight } = slide;
      const isTooTall = clientHeight > 0 && caption.scrollHeight > TOO_TALL * clientHeight;
      write(caption, ':max-block-size', isTooTall ? `${CAP * clientHeight}px` : null);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(slide);
    measure();
    return () => {
      observer.disconnect();
      write(caption, ':max-block-size', null);
    };
  }, [slide, overlaid]);
}

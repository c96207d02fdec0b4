import { useLayoutEffect } from 'react';

/** Widgets §9: "a meta overlay over 90 percent of container height is capped at 40 percent". */
const TOO_TALL = 0.9;
const CAP = 0.4;

/** A caption that lies over its image must not hide it: a long one scrolls. */
export function useCaptionCap(slide: HTMLElement | undefined, overlaid: boolean): void {
  useLayoutEffect(() => {
    const caption = overlaid ? slide?.querySelector('figcaption') : undefined;
    if (!slide || !caption) return;
    const { style } = caption;
    const measure = () => {
      style.maxBlockSize = '';
      style.overflow = '';
      const { clientHeight } = slide;
      if (clientHeight === 0 || caption.scrollHeight <= TOO_TALL * clientHeight) return;
      style.maxBlockSize = `${CAP * clientHeight}px`;
      style.overflow = 'auto';
    };
    const observer = new ResizeObserver(measure);
    observer.observe(slide);
    measure();
    return () => {
      observer.disconnect();
      style.maxBlockSize = '';
      style.overflow = '';
      if (caption.getAttribute('style') === '') caption.removeAttribute('style');
    };
  }, [slide, overlaid]);
}

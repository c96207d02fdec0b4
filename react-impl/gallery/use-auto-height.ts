import { useLayoutEffect, type RefObject } from 'react';

/** The view is as high as the current slide. */
export function useAutoHeight(viewport: RefObject<HTMLElement | null>, slide: HTMLElement | undefined, on: boolean) {
  useLayoutEffect(() => {
    const view = viewport.current;
    if (!view || !slide || !on) return;
    const measure = () => (view.style.blockSize = `${slide.getBoundingClientRect().height}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(slide);
    measure();
    return () => {
      observer.disconnect();
      view.style.blockSize = '';
    };
  }, [viewport, slide, on]);
}

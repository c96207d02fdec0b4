import { useLayoutEffect, type RefObject } from 'react';
import { useHostMark } from '../host/host-element.js';

/** The view is as high as the current slide. */
export function useAutoHeight(
  viewport: RefObject<HTMLElement | null>,
  element: HTMLElement,
  slide: HTMLElement | undefined,
  on: boolean,
): void {
  // Until then the page-side sheet keeps the height of the first slide.
  useHostMark(element, 'data-sq-sized', on);
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

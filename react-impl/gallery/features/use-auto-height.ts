import { useLayoutEffect, type RefObject } from 'react';
import { useHostAttribute } from '../host/host-element.js';

/** The viewport is as high as the current slide. */
export function useAutoHeight(
  viewport: RefObject<HTMLElement | null>,
  element: HTMLElement,
  slide: HTMLElement | undefined,
  enabled: boolean,
): void {
  // Before this attribute is there, the page-side sheet takes the height of the first slide.
  useHostAttribute(element, 'data-sq-sized', enabled);
  useLayoutEffect(() => {
    const view = viewport.current;
    if (!view || !slide || !enabled) return;
    const measure = () => (view.style.blockSize = `${slide.getBoundingClientRect().height}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(slide);
    measure();
    return () => {
      observer.disconnect();
      view.style.blockSize = '';
    };
  }, [viewport, slide, enabled]);
}

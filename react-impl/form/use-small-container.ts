import { useLayoutEffect } from 'react';

/** Storefront §9: a newsletter under 320 px gets a class of its own. */
const SMALL_PX = 320;
const CLASS = 'sq-small-container';

export function useSmallContainer(element: HTMLElement): void {
  useLayoutEffect(() => {
    const look = () => element.classList.toggle(CLASS, element.clientWidth < SMALL_PX);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => {
      observer.disconnect();
      element.classList.remove(CLASS);
      if (element.getAttribute('class') === '') element.removeAttribute('class');
    };
  }, [element]);
}

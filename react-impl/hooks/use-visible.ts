import { useLayoutEffect, useState } from 'react';

/**
 * Whether any part of the element is within `margin` of the viewport. `false` until first observed; always in a browser
 * without IntersectionObserver.
 */
export function useVisible(element: Element, margin = '0px'): boolean {
  const [visible, setVisible] = useState(false);
  useLayoutEffect(() => {
    if (typeof IntersectionObserver !== 'function') return setVisible(true);
    const observer = new IntersectionObserver((entries) => setVisible(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, margin]);
  return visible;
}

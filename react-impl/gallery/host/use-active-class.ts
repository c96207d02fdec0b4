import { useCallback, useLayoutEffect, useRef } from 'react';

/** The one mark that a gallery leaves on its slides, for themes: the current one carries it. */
const ACTIVE = 'sq-active';

/** Moves the mark to a slide, or takes it away. */
export function useActiveMark(): (slide: Element | undefined) => void {
  const marked = useRef<Element>(undefined);
  const mark = useCallback((slide: Element | undefined) => {
    if (marked.current !== slide) marked.current?.classList.remove(ACTIVE);
    slide?.classList.add(ACTIVE);
    marked.current = slide;
  }, []);
  useLayoutEffect(() => () => mark(undefined), [mark]);
  return mark;
}

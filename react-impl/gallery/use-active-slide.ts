import { useLayoutEffect } from 'react';

/** The one mark that a gallery leaves on its slides, for themes: the current one carries it. */
const ACTIVE = 'sq-active';

export function useActiveSlide(slide: Element | undefined): void {
  useLayoutEffect(() => {
    slide?.classList.add(ACTIVE);
    return () => slide?.classList.remove(ACTIVE);
  }, [slide]);
}

import { useMemo } from 'react';
import { areSlidesIn, slidesOf, type Slides } from '../../../shared/media/slides/slides.js';
import { useSubscription } from '../../hooks/use-subscription.js';

/** The slides, live: additions, removals and changes of order are seen, also in the wrapper of an existing template. */
export function useSlides(element: HTMLElement): Slides {
  const slides = useMemo(() => {
    let known = slidesOf(element);
    return {
      get: () => known,
      subscribe(listener: () => void) {
        const observer = new MutationObserver((records) => {
          if (!areSlidesIn(records)) return;
          known = slidesOf(element);
          observe();
          listener();
        });
        const observe = () => {
          for (const parent of [element, known.parent]) observer.observe(parent, { childList: true });
        };
        observe();
        return () => observer.disconnect();
      },
    };
  }, [element]);
  return useSubscription(slides.subscribe, slides.get);
}

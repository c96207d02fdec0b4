import { useMemo } from 'react';
import { slideElements } from '../../shared/slides/read-slide.js';
import { useSubscription } from '../hooks/use-subscription.js';

/** The slides, live: additions, removals and changes of order are seen, also in the wrapper of an existing template. */
export function useSlides(element: HTMLElement): readonly HTMLElement[] {
  const slides = useMemo(() => {
    const read = () => slideElements(element) as HTMLElement[];
    let known = read();
    return {
      get() {
        const now = read();
        if (now.length !== known.length || now.some((slide, index) => slide !== known[index])) known = now;
        return known;
      },
      subscribe(listener: () => void) {
        const observer = new MutationObserver(listener);
        observer.observe(element, { childList: true });
        const wrapper = known[0]?.parentElement;
        if (wrapper && wrapper !== element) observer.observe(wrapper, { childList: true });
        return () => observer.disconnect();
      },
    };
  }, [element]);
  return useSubscription(slides.subscribe, slides.get);
}

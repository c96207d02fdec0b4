import { useLayoutEffect, useMemo } from 'react';
import { handleEditorHtml } from '../../../shared/media/slides/slide-elements.js';
import { haveSlidesChanged, slidesOf, type Slides } from '../../../shared/media/slides/slides.js';
import { useSubscription } from '../../hooks/use-subscription.js';
import type { SlideKinds } from '../logic/needed-features.js';
import { CONTAINERS, MEDIA } from '../logic/selectors.js';

/** The slides of the element. Renders again when slides are added, removed or reordered, also in the template's wrapper. */
export function useSlides(element: HTMLElement): Slides {
  const source = useMemo(() => {
    let slides = slidesOf(element);
    return {
      get: () => slides,
      subscribe(listener: () => void) {
        const observer = new MutationObserver((records) => {
          if (!haveSlidesChanged(records)) return;
          slides = slidesOf(element);
          observe();
          listener();
        });
        const observe = () => {
          for (const parent of [element, ...slides.parents]) observer.observe(parent, { childList: true });
        };
        observe();
        return () => observer.disconnect();
      },
    };
  }, [element]);
  const slides = useSubscription(source.subscribe, source.get);
  useLayoutEffect(() => handleEditorHtml(element), [element, slides]);
  return slides;
}

/** Which kinds of slides there are; read again when slides are added or removed. */
export function useSlideKinds(element: HTMLElement, slides: Slides): SlideKinds {
  return useMemo(() => {
    const has = (selector: string) => slides.list.length > 0 && element.querySelector(selector) !== null;
    return {
      hasMedia: has(MEDIA),
      hasContainers: has(CONTAINERS),
      hasClickThrough: has('[data-click-through-url]'),
    };
  }, [element, slides]);
}

import { useLayoutEffect, useMemo, type RefObject } from 'react';
import { handleEditorHtml } from '../../../shared/media/slides/slide-elements.js';
import { haveSlidesChanged, slidesOf, type Slides } from '../../../shared/media/slides/slides.js';
import { useSubscription } from '../../hooks/use-subscription.js';
import type { Extensions } from '../gallery-types.js';
import type { SlideKinds } from '../logic/needed-features.js';
import { CONTAINERS, MEDIA } from '../logic/selectors.js';

const areSame = (a: Slides, b: Slides) =>
  a.list.length === b.list.length &&
  (a.list === b.list || Array.from(a.list).every((slide, at) => slide === b.list[at]));

/**
 * The slides of the element. Renders again when slides are added, removed or reordered, also in the template's wrapper, and
 * when the page hides or shows some, for whatever reason: they lose or get a box.
 */
export function useSlides(element: HTMLElement, extensions: RefObject<Extensions>): Slides {
  const source = useMemo(() => {
    let slides = slidesOf(element, false);
    return {
      get: () => slides,
      subscribe(listener: () => void) {
        let frame = 0;
        const change = (found: Slides) => {
          slides = found;
          observe();
          listener();
        };
        const observer = new MutationObserver((records) => haveSlidesChanged(records) && change(slidesOf(element)));
        // Not within the observer's callback: what is rendered then may change the boxes once more.
        const boxes = new ResizeObserver(() => {
          cancelAnimationFrame(frame);
          frame = requestAnimationFrame(() => {
            const found = slidesOf(element);
            if (areSame(found, slides)) extensions.current.onSizes?.();
            else change(found);
          });
        });
        const observe = () => {
          for (const parent of [element, ...slides.parents]) observer.observe(parent, { childList: true });
          boxes.disconnect();
          for (const slide of slides.asked) boxes.observe(slide);
        };
        // The slot is there now, and slides have a style. The effects of the first render have the first object.
        const first = slidesOf(element);
        if (!areSame(first, slides)) slides = { ...Object.assign(slides, first) };
        observe();
        return () => {
          observer.disconnect();
          boxes.disconnect();
          cancelAnimationFrame(frame);
        };
      },
    };
  }, [element, extensions]);
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

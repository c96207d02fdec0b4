import { NO_SLIDE, slideElements, WRAPPER } from './slide-elements.js';

/** The slides of a gallery as they are now; another object after each change of them. */
export interface Slides {
  /**
   * In order. The browser's own live collection, unless other elements are between the slides: a slide costs memory
   * once a script has read it, so of 2,000 slides only those are read that are used.
   */
  readonly list: ArrayLike<HTMLElement> & Iterable<HTMLElement>;
  /** The elements whose children they are: the gallery or the wrapper in it, and paragraphs of several images. */
  readonly parents: readonly Element[];
}

export function slidesOf(host: Element): Slides {
  const { children } = host;
  if (host.querySelector(`:scope > :is(p, ${NO_SLIDE})`)) {
    const list = slideElements(host) as HTMLElement[];
    return { list, parents: [...new Set(list.map((slide) => slide.parentElement ?? host))] };
  }
  const [first] = children;
  if (children.length === 1 && first?.matches(WRAPPER)) return slidesOf(first);
  return { list: children as HTMLCollectionOf<HTMLElement>, parents: [host] };
}

/** Whether slides were added, removed or moved. */
export const haveSlidesChanged = (records: readonly MutationRecord[]): boolean =>
  records.some(({ addedNodes, removedNodes }) =>
    [...addedNodes, ...removedNodes].some((node) => node instanceof Element && !node.matches(NO_SLIDE)),
  );

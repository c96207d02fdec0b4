import { NO_SLIDE, slideElements, WRAPPER } from './slide-elements.js';

/** The slides of a gallery as they are now; another object after each change of them. */
export interface Slides {
  /**
   * In order. The browser's own live list where it holds nothing else: a slide that script has met costs memory from
   * then on, so of 2,000 only those are met that are asked for.
   */
  readonly list: ArrayLike<HTMLElement> & Iterable<HTMLElement>;
  /** The gallery, or the wrapper of an existing template. */
  readonly parent: Element;
}

export function slidesOf(host: Element): Slides {
  const { children } = host;
  if (host.querySelector(`:scope > :is(${NO_SLIDE})`)) {
    const list = slideElements(host) as HTMLElement[];
    return { list, parent: list[0]?.parentElement ?? host };
  }
  const [first] = children;
  if (children.length === 1 && first?.matches(WRAPPER)) return slidesOf(first);
  return { list: children as HTMLCollectionOf<HTMLElement>, parent: host };
}

/** Whether slides have come or gone. */
export const areSlidesIn = (records: readonly MutationRecord[]): boolean =>
  records.some(({ addedNodes, removedNodes }) =>
    [...addedNodes, ...removedNodes].some((node) => node instanceof Element && !node.matches(NO_SLIDE)),
  );

import { isShown, NO_SLIDE, possibleSlides, WRAPPER } from './slide-elements.js';

type List = ArrayLike<HTMLElement> & Iterable<HTMLElement>;

/** The slides of a gallery as they are now; another object after each change of them. */
export interface Slides {
  /**
   * In order, without those that the page hides. The browser's own live collection, unless other elements are between the
   * slides: a slide costs memory once a script has read it, so of 2,000 slides only those are read that are used.
   */
  readonly list: List;
  /** The elements whose children they are: the gallery or the wrapper in it, and paragraphs of several images. */
  readonly parents: readonly Element[];
  /** Those that say by their boxes whether the page hides slides. */
  readonly asked: readonly HTMLElement[];
}

/** A page that hides slides hides one of the first so many, or the last: no more are asked. */
const ASKED = 100;

const ask = (all: List) => {
  const asked = Array.from({ length: Math.min(ASKED, all.length) }, (_, index) => all[index]!);
  return all.length > ASKED ? [...asked, all[all.length - 1]!] : asked;
};

/** @param isDrawn false before the host has a slot: nothing in it has a style to be asked for yet, so that all are shown */
export function slidesOf(host: Element, isDrawn = true): Slides {
  const [first] = host.children;
  const parent = host.children.length === 1 && first?.matches(WRAPPER) ? first : host;
  const isMixed = parent.querySelector(`:scope > :is(p, ${NO_SLIDE})`) !== null;
  const all: List = isMixed
    ? (possibleSlides(host) as HTMLElement[])
    : (parent.children as HTMLCollectionOf<HTMLElement>);
  const asked = ask(all);
  const shown = (slide: Element) => isShown(slide, host);
  return {
    list: !isDrawn || asked.every(shown) ? all : Array.from(all).filter(shown),
    parents: isMixed ? [...new Set(Array.from(all, (slide) => slide.parentElement ?? host))] : [parent],
    asked,
  };
}

/** Whether slides were added, removed or moved. */
export const haveSlidesChanged = (records: readonly MutationRecord[]): boolean =>
  records.some(({ addedNodes, removedNodes }) =>
    [...addedNodes, ...removedNodes].some((node) => node instanceof Element && !node.matches(NO_SLIDE)),
  );

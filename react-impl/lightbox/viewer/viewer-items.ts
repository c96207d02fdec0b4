import { readSlide, type Slide } from '../../../shared/media/slides/read-slide.js';

/** The items of a viewer. Each is read when it is first shown: a page may have hundreds, of which a visitor sees a few. */
export interface Items {
  readonly length: number;
  at(index: number): Slide | undefined;
}

export function itemsOf(elements: readonly Element[]): Items {
  const slides: Slide[] = [];
  return {
    length: elements.length,
    at: (index) => (elements[index] ? (slides[index] ??= readSlide(elements[index])) : undefined),
  };
}

import { fullImage, type FullImage } from '../../../shared/media/slides/full-image.js';
import { readSlide, type Slide } from '../../../shared/media/slides/read-slide.js';

export interface Item extends Slide, FullImage {}

/** The items of a viewer. Each is read when it is first shown: a page may have hundreds, of which a visitor sees a few. */
export interface Items {
  readonly length: number;
  at(index: number): Item | undefined;
}

function itemOf(element: Element): Item {
  const slide = readSlide(element);
  return { ...slide, ...fullImage(element, slide.image) };
}

export function itemsOf(elements: readonly Element[]): Items {
  const items: Item[] = [];
  return {
    length: elements.length,
    at: (index) => (elements[index] ? (items[index] ??= itemOf(elements[index])) : undefined),
  };
}

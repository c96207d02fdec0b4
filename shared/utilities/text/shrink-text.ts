import { debounce } from '../../platform/timing/debounce.js';

export const SHRINK_MIN_PX = 11;
export const SHRINK_DEBOUNCE_MS = 100;
/** px between two sizes that are tried. */
const STEP_PX = 0.5;

export interface ShrunkText {
  /** Fits the text anew: to be called when it has changed. */
  update(): void;
  /** Gives the element its own size back. */
  stop(): void;
}

const isTooWide = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;

/** The largest size that fits, by halves; the smallest one where none does. */
function fit(element: HTMLElement, own: string, min: number): void {
  element.style.fontSize = own;
  const full = parseFloat(getComputedStyle(element).fontSize);
  if (!isTooWide(element) || full <= min) return;
  let [fitting, tooWide] = [0, Math.ceil((full - min) / STEP_PX)];
  while (tooWide - fitting > 1) {
    const middle = Math.floor((fitting + tooWide) / 2);
    element.style.fontSize = `${min + middle * STEP_PX}px`;
    if (isTooWide(element)) tooWide = middle;
    else fitting = middle;
  }
  element.style.fontSize = `${min + fitting * STEP_PX}px`;
}

/**
 * Makes the text of an element smaller until it is no wider than the element, and never smaller than 11 px (widgets §9).
 * It is fitted at once, and 100 ms after the last change of the element's width. The element is one whose width does not
 * come from its text, such as a heading: a word in it that is too long, or a line that may not wrap, is made to fit.
 *
 * @param min px; default 11
 */
export function shrinkText(element: HTMLElement, min = SHRINK_MIN_PX): ShrunkText {
  const own = element.style.fontSize;
  let width = -1;
  const update = () => {
    fit(element, own, min);
    width = element.clientWidth;
  };
  const later = debounce(update, SHRINK_DEBOUNCE_MS);
  const observer = new ResizeObserver(() => {
    if (element.clientWidth !== width) later();
  });
  update();
  observer.observe(element);
  return {
    update,
    stop() {
      later.cancel();
      observer.disconnect();
      element.style.fontSize = own;
    },
  };
}

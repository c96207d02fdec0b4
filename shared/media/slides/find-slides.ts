import { NO_SLIDE } from './slide-elements.js';
import type { Slides } from './slides.js';

/** Those of the slides that a selector finds; the others are not met. */
export const slidesWith = ({ parent }: Slides, selector: string): NodeListOf<HTMLElement> =>
  parent.querySelectorAll(`:scope > ${selector}:not(${NO_SLIDE})`);

/** Which slide something is, or is in; -1 for none. */
export function slideIndexOf({ list, parent }: Slides, inside: EventTarget | null): number {
  let node = inside instanceof Node ? inside : null;
  while (node && node.parentNode !== parent) node = node.parentNode;
  return Array.prototype.indexOf.call(list, node);
}

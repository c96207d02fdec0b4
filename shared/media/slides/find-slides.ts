import { NO_SLIDE } from './slide-elements.js';
import type { Slides } from './slides.js';

/** The slides that match a selector. The browser finds them: scripts read no other slide. */
export const slidesMatching = ({ parents }: Slides, selector: string): HTMLElement[] =>
  parents.flatMap((parent) => [...parent.querySelectorAll<HTMLElement>(`:scope > ${selector}:not(${NO_SLIDE})`)]);

/** By the prototype: a control named "parentNode" hides the property of its form. */
const parentOf = (node: Node) => Reflect.get(Node.prototype, 'parentNode', node) as Element | null;

/** The index of the slide that contains a node, or is that node; -1 for none. */
export function slideIndexOf({ list, parents }: Slides, inside: EventTarget | null): number {
  let node = inside instanceof Node ? inside : null;
  while (node && !parents.includes(parentOf(node)!)) node = parentOf(node);
  return Array.prototype.indexOf.call(list, node);
}

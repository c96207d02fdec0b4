import type { Size } from './is-visible.js';
import { ofDocument } from '../../platform/page/script-global.js';

/** The sizes of the elements around this one that clip what is inside of them. */
export function clipsOf(element: Element): Size[] {
  const sizes: Size[] = [];
  for (let parent = element.parentElement; parent && parent !== ofDocument('body'); parent = parent.parentElement)
    if (getComputedStyle(parent).overflow !== 'visible') sizes.push(parent.getBoundingClientRect());
  return sizes;
}

import type { Size } from './is-visible.js';

/** The sizes of the elements around this one that clip what is inside of them. */
export function clipsOf(element: Element): Size[] {
  const sizes: Size[] = [];
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (getComputedStyle(parent).overflow !== 'visible') sizes.push(parent.getBoundingClientRect());
  return sizes;
}

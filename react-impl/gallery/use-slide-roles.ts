import { useLayoutEffect } from 'react';
import type { Slides } from '../../shared/slides/slides.js';

/** What may be a group: a link, an image or a video is something already. */
const CONTAINERS = 'div, figure, article, section, li';

/**
 * The slides in view are groups called "slide", named by their number (W3C carousel pattern). Only they: the others are
 * not met, and 2,000 of them need no attributes.
 */
export function useSlideRoles(
  slides: Slides,
  first: number,
  count: number,
  roleDescription: string,
  label: (index: number) => string,
): void {
  useLayoutEffect(() => {
    const marked: HTMLElement[] = [];
    for (let at = first; at < first + count; at++) {
      const slide = slides.list[at];
      if (!slide?.matches(CONTAINERS) || slide.hasAttribute('role') || slide.hasAttribute('aria-label')) continue;
      // A figure with a caption is one, and takes no other role.
      if (slide.localName !== 'figure') slide.setAttribute('role', 'group');
      slide.setAttribute('aria-roledescription', roleDescription);
      slide.setAttribute('aria-label', label(at));
      marked.push(slide);
    }
    return () => {
      for (const slide of marked)
        for (const name of ['role', 'aria-roledescription', 'aria-label']) slide.removeAttribute(name);
    };
  }, [slides, first, count, roleDescription]); // eslint-disable-line react-hooks/exhaustive-deps -- the label is made of these
}

import { useLayoutEffect } from 'react';
import type { GalleryState } from '../gallery-state.js';
import { CONTAINERS } from '../logic/slide-kinds.js';

/**
 * The slides in view are groups called "slide", named by their number (W3C carousel pattern). Only they: the others are
 * not met, and 2,000 of them need no attributes.
 */
export default function SlideRoles({ gallery }: { gallery: GalleryState }) {
  const { slides, row, position, text } = gallery;
  const { perView } = row;
  const first = position * perView;
  const roleDescription = text('slideRole');
  useLayoutEffect(() => {
    const { list } = slides;
    const marked: HTMLElement[] = [];
    for (let at = first; at < first + perView; at++) {
      const slide = list[at];
      if (!slide?.matches(CONTAINERS) || slide.hasAttribute('role') || slide.hasAttribute('aria-label')) continue;
      // A figure with a caption is one, and takes no other role.
      if (slide.localName !== 'figure') slide.setAttribute('role', 'group');
      slide.setAttribute('aria-roledescription', roleDescription);
      slide.setAttribute('aria-label', text('slideName', { n: at + 1, total: list.length }));
      marked.push(slide);
    }
    return () => {
      for (const slide of marked)
        for (const name of ['role', 'aria-roledescription', 'aria-label']) slide.removeAttribute(name);
    };
  }, [slides, first, perView, roleDescription]); // eslint-disable-line react-hooks/exhaustive-deps -- the label is made of these
  return null;
}

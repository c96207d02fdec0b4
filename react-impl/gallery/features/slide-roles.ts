import { write } from '../../../shared/platform/html/written.js';
import { useLayoutEffect } from 'react';
import { useLatest } from '../../hooks/use-latest.js';
import type { GalleryState } from '../gallery-state.js';
import { CONTAINERS } from '../logic/selectors.js';

/**
 * The slides in view get the role `group`, the role description "slide" and their number as name (W3C carousel pattern).
 * The others get none: screen readers do not reach them, and writing to 2,000 slides is slow.
 */
export default function SlideRoles({ gallery }: { gallery: GalleryState }) {
  const { slides, row, position, text } = gallery;
  const { perView } = row;
  const latestText = useLatest(text);
  const first = position * perView;
  const roleDescription = text('slideRole');
  useLayoutEffect(() => {
    const { list } = slides;
    const changed: HTMLElement[] = [];
    for (let index = first; index < first + perView; index++) {
      const slide = list[index];
      if (!slide?.matches(CONTAINERS) || slide.hasAttribute('role') || slide.hasAttribute('aria-label')) continue;
      // A figure with a caption keeps its own role: ARIA permits no other.
      if (slide.localName !== 'figure') write(slide, 'role', 'group');
      write(slide, 'aria-roledescription', roleDescription);
      write(slide, 'aria-label', latestText.current('slideName', { n: index + 1, total: list.length }));
      changed.push(slide);
    }
    return () => {
      for (const slide of changed)
        for (const name of ['role', 'aria-roledescription', 'aria-label']) write(slide, name, null);
    };
  }, [slides, first, perView, roleDescription, latestText]);
  return null;
}

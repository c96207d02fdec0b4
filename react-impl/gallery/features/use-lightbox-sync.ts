import { useLayoutEffect, useState } from 'react';
import { useLatest } from '../../hooks/use-latest.js';
import { VIEWER_EVENTS } from '../input/use-first-interaction.js';

/**
 * The gallery follows the viewer that shows its slides, so that closing leads back to a slide that is in view. `viewing`:
 * the viewer is open, and nothing moves behind it. `follow` takes what the viewer has told.
 */
export function useLightboxSync(gallery: HTMLElement, goTo: (index: number) => void) {
  const [viewing, setViewing] = useState(false);
  const follow = (event: Event) => {
    const { target, type } = event;
    // Of a viewer for several galleries it is not known whose slide is shown.
    if (!(target instanceof Element) || gallery.id === '' || target.getAttribute('for')?.trim() !== gallery.id) return;
    if (type === 'sq-lightbox-close') return setViewing(false);
    if (type === 'sq-lightbox-open') setViewing(true);
    goTo((event as CustomEvent<{ index: number }>).detail.index);
  };
  const latest = useLatest(follow);
  useLayoutEffect(() => {
    const hear = (event: Event) => latest.current(event);
    for (const type of VIEWER_EVENTS) document.addEventListener(type, hear);
    return () => {
      for (const type of VIEWER_EVENTS) document.removeEventListener(type, hear);
    };
  }, [latest]);
  return { viewing, follow };
}

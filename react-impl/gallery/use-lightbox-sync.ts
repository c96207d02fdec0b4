import { useState } from 'react';
import { useListener } from '../hooks/use-listener.js';

/**
 * The gallery follows the viewer that shows its slides, so that closing leads back to a slide that is in view. Answers
 * whether the viewer is open: nothing moves behind it meanwhile.
 */
export function useLightboxSync(gallery: HTMLElement, goTo: (index: number) => void): boolean {
  const [open, setOpen] = useState(false);
  /** Of a viewer for several galleries it is not known whose slide is shown. */
  const isOurs = ({ target }: Event) =>
    target instanceof Element && gallery.id !== '' && target.getAttribute('for')?.trim() === gallery.id;
  const follow = (event: CustomEvent<{ index: number }>) => {
    if (isOurs(event)) goTo(event.detail.index);
  };
  useListener(document, 'sq-lightbox-open', (event: CustomEvent<{ index: number }>) => {
    if (isOurs(event)) setOpen(true);
    follow(event);
  });
  useListener(document, 'sq-lightbox-change', follow);
  useListener(document, 'sq-lightbox-close', (event) => {
    if (isOurs(event)) setOpen(false);
  });
  return open;
}

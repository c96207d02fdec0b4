import { useLayoutEffect, useState } from 'react';
import { useLatest } from '../../hooks/use-latest.js';
import { LIGHTBOX_EVENTS } from '../input/use-first-interaction.js';

/**
 * The gallery goes to the slide that a lightbox shows, so that closing leads back to a slide in view. `isOpen`: a lightbox
 * shows slides of this gallery. `onLightboxEvent` handles one event of a lightbox.
 */
export function useLightboxSync(gallery: HTMLElement, goTo: (index: number) => void) {
  const [isOpen, setOpen] = useState(false);
  const onLightboxEvent = (event: Event) => {
    const { type } = event;
    // The lightbox itself, also where it is in a shadow root.
    const target = event.composedPath()[0] ?? event.target;
    // Indexes of a lightbox for several galleries are not those of this one.
    if (!(target instanceof Element) || gallery.id === '' || target.getAttribute('for')?.trim() !== gallery.id) return;
    if (type === 'sq-lightbox-close') return setOpen(false);
    if (type === 'sq-lightbox-open') setOpen(true);
    goTo((event as CustomEvent<{ index: number }>).detail.index);
  };
  const latest = useLatest(onLightboxEvent);
  useLayoutEffect(() => {
    const listener = (event: Event) => latest.current(event);
    for (const type of LIGHTBOX_EVENTS) document.addEventListener(type, listener);
    return () => {
      for (const type of LIGHTBOX_EVENTS) document.removeEventListener(type, listener);
    };
  }, [latest]);
  return { isOpen, onLightboxEvent };
}

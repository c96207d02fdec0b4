import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** An event that arrived before the code that handles it. `path`: its composed path, which is empty later. */
export interface EarlyEvent {
  readonly event: Event;
  readonly path: readonly EventTarget[];
}

/** Events of lightboxes. They reach the document, as the lightbox is outside the gallery. */
export const LIGHTBOX_EVENTS = ['sq-lightbox-open', 'sq-lightbox-change', 'sq-lightbox-close'];
const INTERACTIONS = ['pointerenter', 'pointerdown', 'focusin'];

interface FirstInteraction {
  /** Whether a visitor has pointed at the gallery, focused or clicked it, or a lightbox was used. */
  readonly hasInteracted: boolean;
  /** Clicks and lightbox events so far; the code that handles them empties the list and sets it to `undefined`. */
  readonly earlyEvents: RefObject<EarlyEvent[] | undefined>;
}

/**
 * The code for clicks on slides, and for a lightbox that shows them, is loaded at the first interaction. Events that
 * arrive before that code are recorded.
 */
export function useFirstInteraction(element: HTMLElement): FirstInteraction {
  const [hasInteracted, setInteracted] = useState(false);
  const earlyEvents = useRef<EarlyEvent[] | undefined>([]);
  useLayoutEffect(() => {
    const start = () => setInteracted(true);
    const record = (event: Event) => {
      if (!event.defaultPrevented) earlyEvents.current?.push({ event, path: event.composedPath() });
      start();
    };
    for (const type of INTERACTIONS) element.addEventListener(type, start);
    element.addEventListener('click', record);
    for (const type of LIGHTBOX_EVENTS) document.addEventListener(type, record);
    return () => {
      for (const type of INTERACTIONS) element.removeEventListener(type, start);
      element.removeEventListener('click', record);
      for (const type of LIGHTBOX_EVENTS) document.removeEventListener(type, record);
    };
  }, [element]);
  return { hasInteracted, earlyEvents };
}

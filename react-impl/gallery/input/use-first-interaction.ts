import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** What happened before the code for it was there, with the path that an event forgets. */
export interface Missed {
  readonly event: Event;
  readonly path: readonly EventTarget[];
}

/** A viewer tells the page of itself. */
export const VIEWER_EVENTS = ['sq-lightbox-open', 'sq-lightbox-change', 'sq-lightbox-close'];
const SIGNS = ['pointerenter', 'pointerdown', 'focusin'];

/**
 * A gallery that nobody touches needs no code for clicks on its slides, nor for a viewer of them. `alive` from the first
 * sign of a visitor on; what happens until that code is there lies in `missed`, which the code empties and removes.
 */
export function useSignsOfLife(element: HTMLElement): { alive: boolean; missed: RefObject<Missed[] | undefined> } {
  const [alive, setAlive] = useState(false);
  const missed = useRef<Missed[] | undefined>([]);
  useLayoutEffect(() => {
    const wake = () => setAlive(true);
    const note = (event: Event) => {
      if (!event.defaultPrevented) missed.current?.push({ event, path: event.composedPath() });
      wake();
    };
    for (const type of SIGNS) element.addEventListener(type, wake);
    element.addEventListener('click', note);
    for (const type of VIEWER_EVENTS) document.addEventListener(type, note);
    return () => {
      for (const type of SIGNS) element.removeEventListener(type, wake);
      element.removeEventListener('click', note);
      for (const type of VIEWER_EVENTS) document.removeEventListener(type, note);
    };
  }, [element]);
  return { alive, missed };
}

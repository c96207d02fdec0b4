import { useLayoutEffect, type RefObject } from 'react';
import { useListener } from '../../hooks/use-listener.js';

/** Whether the visitor has enlarged the page with two fingers, so that one finger moves what is in view of it. */
export const isEnlarged = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01;

/** Marks the viewport of a gallery on such a page: its style sheets leave the finger to the browser then. */
export function useEnlargedPage(viewport: RefObject<HTMLElement | null>): void {
  const update = () => void viewport.current?.toggleAttribute('data-page-enlarged', isEnlarged());
  useLayoutEffect(update);
  useListener(window.visualViewport, 'resize', update);
}

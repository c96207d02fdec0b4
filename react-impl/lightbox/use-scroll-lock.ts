import { useLayoutEffect } from 'react';

/** The page behind the viewer does not scroll, and does not move where its scrollbar was. */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    const { style, clientWidth } = document.documentElement;
    const { overflow, paddingInlineEnd } = style;
    const bar = innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (bar > 0) style.paddingInlineEnd = `${bar}px`;
    return () => {
      style.overflow = overflow;
      style.paddingInlineEnd = paddingInlineEnd;
    };
  }, [locked]);
}

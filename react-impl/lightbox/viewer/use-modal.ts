import { useLayoutEffect, type RefObject } from 'react';

/** Opens the dialog as a modal one and focuses it, or closes it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    if (open && !current.open) {
      current.showModal();
      current.focus();
    } else if (!open && current.open) current.close();
  }, [dialog, open]);
}

/** Stops the page from scrolling. Padding replaces its scrollbar, so that nothing on it moves. */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    const { style, clientWidth } = document.documentElement;
    const { overflow, paddingInlineEnd } = style;
    const scrollbar = innerWidth - clientWidth;
    style.overflow = 'hidden';
    if (scrollbar > 0) style.paddingInlineEnd = `${scrollbar}px`;
    return () => {
      style.overflow = overflow;
      style.paddingInlineEnd = paddingInlineEnd;
    };
  }, [locked]);
}

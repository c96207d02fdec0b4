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

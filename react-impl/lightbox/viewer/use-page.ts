import { type RefObject, useLayoutEffect } from 'react';
import type { lightbox } from '../declaration.js';
import type { BlockProps } from '../../../shared/declaration/derived-types.js';
import { readSlide, type Slide } from '../../../shared/media/slides/read-slide.js';
import { lockScroll } from '../../../shared/platform/page/scroll-lock.js';
import { useMethods } from '../../hooks/use-methods.js';
import { useItemClicks } from '../use-item-clicks.js';
import { isFragmentOf, useHistoryEntry } from './use-history-entry.js';
import type { Viewer } from './use-viewer.js';
import { useVisibleArea } from './visible-area.js';

/** Opens the dialog as a modal one and focuses it, or closes it. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!current) return;
    if (open && !current.open) {
      current.showModal();
      current.focus();
    } else if (!open && current.open) current.close();
  }, [dialog, open]);
}

/** The name of an item in the address. */
const nameOf = (item: Slide | undefined) => item?.url || item?.id || undefined;

/** How a viewer is used from its page: by clicks on items, methods and addresses; and what it does to the page while open. */
export function usePage(
  props: BlockProps<typeof lightbox>,
  viewer: Viewer,
  dialog: RefObject<HTMLDialogElement | null>,
  find: () => Element[],
): void {
  const { host, historyHash, startIndex } = props;
  const { index, item } = viewer;
  const open = viewer.phase !== 'closed';
  useItemClicks(props.group ? undefined : find, viewer.openAt);
  useLayoutEffect(() => (open ? lockScroll() : undefined), [open]);
  useHistoryEntry({
    open,
    index,
    name: historyHash ? nameOf(item) : undefined,
    indexOf: (text) => (historyHash ? find().findIndex((each) => isFragmentOf(nameOf(readSlide(each)), text)) : -1),
    openAt: viewer.openAt,
    close: () => void viewer.close(),
  });
  useVisibleArea(dialog, open);
  useModal(dialog, open);
  useMethods(host, {
    open: (at) => viewer.openAt(at ?? startIndex),
    close: viewer.close,
    next: () => viewer.step(1, performance.now()),
    previous: () => viewer.step(-1, performance.now()),
  });
}

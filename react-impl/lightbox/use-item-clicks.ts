import { noteClickedLink } from '../../shared/media/slides/clicked-links.js';
import { isOnlyLink } from '../../shared/media/slides/linked-image.js';
import { isClickOfOthers, isPlainClick } from '../../shared/media/slides/own-gestures.js';
import { EARLY_CLICK } from '../../shared/platform/page/early-clicks.js';
import { useListener } from '../hooks/use-listener.js';

/** Calls `open` for a click without modifier keys on one of the items. Without `items` nothing is handled. */
export function useItemClicks(
  items: (() => Element[]) | undefined,
  open: (index: number, item: Element) => void,
): void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const path = event.composedPath();
    const all = items?.() ?? [];
    const index = all.findIndex((slide) => path.includes(slide));
    const item = all[index];
    if (!item || isClickOfOthers(event, path, item) || isOnlyLink(item)) return;
    event.preventDefault();
    noteClickedLink(path);
    open(index, item);
  };
  useListener(items && document, 'click', onClick);
  useListener(items && document, EARLY_CLICK, onClick);
}

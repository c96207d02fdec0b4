import { isOnlyLink } from '../../shared/media/slides/linked-image.js';
import { matches } from '../../shared/platform/page/element-calls.js';
import { EARLY_CLICK } from '../../shared/platform/page/early-clicks.js';
import { useListener } from '../hooks/use-listener.js';

/** Elements inside an item that handle a click themselves. */
const INTERACTIVE = 'figcaption a, button, video[controls], sq-video, .sqs-video-wrapper';

/** Calls `open` for a click without modifier keys on one of the items. Without `items` nothing is handled. */
export function useItemClicks(
  items: (() => Element[]) | undefined,
  open: (index: number, item: Element) => void,
): void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const path = event.composedPath();
    const all = items?.() ?? [];
    const index = all.findIndex((slide) => path.includes(slide));
    const item = all[index];
    if (!item || path.some((node) => matches(node, INTERACTIVE)) || isOnlyLink(item)) return;
    event.preventDefault();
    open(index, item);
  };
  useListener(items && document, 'click', onClick);
  useListener(items && document, EARLY_CLICK, onClick);
}

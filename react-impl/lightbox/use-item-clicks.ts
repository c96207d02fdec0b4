import { useListener } from '../hooks/use-listener.js';

/** These do their own thing. */
const OWN = 'figcaption a, button, video[controls], sq-video, .sqs-video-wrapper';

/** An unmodified click on an item, of the block itself or of a gallery that it works for, opens it. */
export function useItemClicks(
  items: (() => Element[]) | undefined,
  open: (index: number, item: Element) => void,
): void {
  useListener<MouseEvent>(items && document, 'click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const path = event.composedPath();
    const all = items?.() ?? [];
    const index = all.findIndex((slide) => path.includes(slide));
    const item = all[index];
    if (!item || path.some((node) => node instanceof Element && node.matches(OWN))) return;
    event.preventDefault();
    open(index, item);
  });
}

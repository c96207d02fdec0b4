import { slideElements } from '../../shared/slides/read-slide.js';
import { useListener } from '../hooks/use-listener.js';

/** An unmodified click on an item, of the block itself or of the gallery it works for, opens it. */
export function useItemClicks(source: () => Element | null, open: (index: number) => void): void {
  useListener<MouseEvent>(document, 'click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const from = source();
    const path = event.composedPath();
    if (!from || !path.includes(from)) return;
    const index = slideElements(from).findIndex((slide) => path.includes(slide));
    const own = path.some((node) => node instanceof Element && node.matches('figcaption a, button, video[controls]'));
    if (index < 0 || own) return;
    event.preventDefault();
    open(index);
  });
}

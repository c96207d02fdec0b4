import { noteShown } from '../../shared/platform/page/films-in-parts.js';
import { useListener } from '../hooks/use-listener.js';
import { useWantedControl } from '../hooks/use-wanted-control.js';
import type { AccordionState } from './create-state.js';
import { isItemOf, itemAround } from './items.js';

const CONTROLS = 'a[href], button, input, select, textarea, label';

/** Clicks on the line of an item, which Enter and Space are too, and what the browser opens by itself. */
export function useVisitor(element: HTMLElement, state: AccordionState): void {
  useListener<MouseEvent>(element, 'click', (event) => {
    const path = event.composedPath().filter((node) => node instanceof Element);
    const at = path.findIndex((node) => node.localName === 'summary');
    const item = path[at]?.parentElement;
    if (!(item instanceof HTMLDetailsElement) || !isItemOf(element, item) || event.defaultPrevented) return;
    // A link in the line is a link.
    if (path.slice(0, at).some((node) => node.matches(CONTROLS))) return;
    event.preventDefault();
    if (!state.isBusy(item)) state.change(item, !state.isOpen(item));
  });
  useWantedControl(element, (control) => {
    for (let box = control.closest('details'); box; box = box.parentElement?.closest('details') ?? null)
      if (!isItemOf(element, box)) box.open = true;
    const item = itemAround(element, control);
    if (item) state.change(item, true, true);
  });
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement)) return;
    state.onToggle(target);
    noteShown(element, target, target.open);
  };
  // The event does not bubble, and does not leave a shadow root.
  useListener(element, 'toggle', onToggle, { capture: true });
  useListener(element.shadowRoot, 'toggle', onToggle, { capture: true });
}

import { ownElement } from '../../../shared/platform/html/written.js';
import { allowedHtml } from '../../../shared/platform/html/allowed-html.js';
import { itemsOf } from '../items.js';
import type { AccordionItem } from '../read-items.js';

/**
 * Writes the items of a tag without content as `<details>`, as an author would. Returns the function that removes them.
 * Where the author has written the items, these count.
 */
export default function makeItems(element: HTMLElement, items: readonly AccordionItem[]): (() => void) | undefined {
  if (itemsOf(element).length > 0) return undefined;
  const made = items.map(({ title, description }) => {
    const item = ownElement(document.createElement('details'));
    const summary = document.createElement('summary');
    summary.textContent = title;
    item.append(summary, allowedHtml(description));
    return item;
  });
  element.append(...made);
  return () => {
    for (const item of made) item.remove();
  };
}

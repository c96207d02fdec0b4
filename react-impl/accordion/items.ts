import { HEADING } from '../../shared/platform/html/sections.js';

/** Whether the author wrote headings with what follows them, and no `<details>` beside them. */
export function hasHeadings(element: Element): boolean {
  const children = [...element.children];
  return children.some((child) => child.matches(HEADING)) && !children.some((child) => child.localName === 'details');
}

/**
 * The items as `<details>`: the author's own, also those that something is wrapped around, and not those inside another
 * item; or those of the shadow root, which hold the author's headings and what follows them.
 */
export function itemsOf(element: HTMLElement): readonly HTMLDetailsElement[] {
  if (hasHeadings(element)) return [...element.shadowRoot!.querySelectorAll('details')];
  return [...element.querySelectorAll('details')].filter((item) => isOwn(element, item));
}

const isOwn = (element: HTMLElement, { parentElement: parent }: Element) =>
  parent === element || parent?.closest(`details, ${element.localName}`) === element;

/** Whether a `<details>` is one of them. */
export const isItemOf = (element: HTMLElement, item: HTMLDetailsElement): boolean =>
  hasHeadings(element) ? item.getRootNode() === element.shadowRoot : isOwn(element, item);

/** What stands for an item outside: its `<details>`, or its heading. */
export const authorsOf = (item: HTMLDetailsElement): Element =>
  item.querySelector('slot')?.assignedElements()[0] ?? item;

/** The item that holds a node of the page. */
export function itemAround(element: HTMLElement, node: Node): HTMLDetailsElement | undefined {
  const child = [...element.children].find((each) => each.contains(node));
  const around = child?.assignedSlot?.closest('details');
  return around ?? itemsOf(element).find((item) => item.contains(node));
}

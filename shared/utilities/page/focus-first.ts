import { focusedElement } from '../../platform/page/focused-element.js';

/** What the keyboard can reach, where it is shown and not disabled: focusing decides that. */
const REACHED = [
  ...['a[href]', 'area[href]', 'button', 'input', 'select', 'textarea', 'summary', 'iframe', 'audio[controls]'],
  ...['video[controls]', '[contenteditable]', '[tabindex]'],
].join();

/** In the order of the document, with the elements of open shadow roots after their host. */
function* reachedElements(root: ParentNode): Generator<HTMLElement | SVGElement> {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('*')) {
    if (element.matches(REACHED) && element.tabIndex >= 0) yield element;
    if (element.shadowRoot) yield* reachedElements(element.shadowRoot);
  }
}

/** Focuses the first element that may have the focus and takes it, or the last one. False where none does. */
export function focusFirst(root: ParentNode, isAllowed: (element: Element) => boolean, isLast: boolean): boolean {
  const allowed = [...reachedElements(root)].filter(isAllowed);
  if (isLast) allowed.reverse();
  return allowed.some((element) => {
    element.focus();
    return focusedElement() === element;
  });
}

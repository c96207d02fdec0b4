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
function focusFirst(root: ParentNode, isAllowed: (element: Element) => boolean, isLast: boolean): boolean {
  const allowed = [...reachedElements(root)].filter(isAllowed);
  if (isLast) allowed.reverse();
  return allowed.some((element) => {
    element.focus();
    return focusedElement() === element;
  });
}

export interface FocusContainment {
  /** The element that keeps the focus in it. */
  readonly container?: Element;
  /** Whether an element may have the focus. */
  readonly predicate?: (element: Element) => boolean;
}

/** Where a node is shown: its slot, its parent, or the host of its shadow root. */
const placeOf = (node: Node): Node | null =>
  (node instanceof Element && node.assignedSlot) || (node instanceof ShadowRoot ? node.host : node.parentNode);

function isWithin(container: Element, node: Element): boolean {
  for (let place: Node | null = node; place; place = placeOf(place)) if (place === container) return true;
  return false;
}

/** Those that have not ended. Only the last one moves the focus: two would do it without end. */
const active: object[] = [];

/**
 * Keeps the focus within a container, or on the elements that a predicate accepts: it goes on with the first of them after
 * the last one, and the other way round. A dialog of the browser (`showModal()`) does that by itself, and more: this is for
 * what cannot be one. Elements outside can still be clicked. Escape is the caller's. Of several the last one counts.
 *
 * Returns a function that ends it, and gives the focus back to where it was before, unless it has left since.
 * Throws a TypeError unless exactly one of container and predicate is given (widgets §5).
 */
export function containFocus({ container, predicate }: FocusContainment): () => void {
  if (Boolean(container) === Boolean(predicate))
    throw new TypeError('One (and only one) of container and predicate must be set');
  const isAllowed = predicate ?? ((element: Element) => isWithin(container!, element));
  const before = focusedElement();
  const own = {};
  let isBackward = false;

  const moveBack = (event: FocusEvent) => {
    const [target] = event.composedPath();
    if (active.at(-1) !== own || !(target instanceof HTMLElement || target instanceof SVGElement) || isAllowed(target))
      return;
    if (!focusFirst(document, isAllowed, isBackward)) target.blur();
  };
  const readDirection = (event: KeyboardEvent) => {
    if (event.key === 'Tab') isBackward = event.shiftKey;
  };
  active.push(own);
  document.addEventListener('keydown', readDirection, true);
  document.addEventListener('focusin', moveBack, true);
  if (!before || !isAllowed(before)) focusFirst(document, isAllowed, false);

  return () => {
    if (!active.includes(own)) return;
    active.splice(active.indexOf(own), 1);
    document.removeEventListener('keydown', readDirection, true);
    document.removeEventListener('focusin', moveBack, true);
    const focused = focusedElement();
    if (before?.isConnected && focused && isAllowed(focused)) before.focus();
  };
}

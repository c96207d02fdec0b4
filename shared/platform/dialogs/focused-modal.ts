import { focusedElement } from '../page/focused-element.js';

/**
 * The modal dialog that has the focus, also one in shadow roots: everything outside of it is inert. `undefined` where
 * none is open.
 */
export function focusedModal(): HTMLDialogElement | undefined {
  let node: Node | null | undefined = focusedElement();
  while (node) {
    if (node instanceof HTMLDialogElement && node.matches(':modal')) return node;
    const parent: Node | null | undefined =
      node instanceof Element ? (node.assignedSlot ?? node.parentNode) : node.parentNode;
    node = parent instanceof ShadowRoot ? parent.host : parent;
  }
  return undefined;
}

/** What an element is laid out in: its slot, its parent, or the host of its shadow root. */
export function flatParent(node: Element): Element | null {
  const root = node.getRootNode();
  return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/** The nearest element around it that scrolls vertically; otherwise the page. */
export function scrollerOf(node: Element): Element | null {
  const page = node.ownerDocument.scrollingElement;
  for (let parent = flatParent(node); parent && parent !== page; parent = flatParent(parent)) {
    const isScroller = /auto|scroll/.test(getComputedStyle(parent).overflowY) && parent !== node.ownerDocument.body;
    if (isScroller && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return page;
}

/** Whether the focus is in an element or its shadow, seen from where the element stands. */
export const hasFocus = (element: Element): boolean =>
  element.contains((element.getRootNode() as Document | ShadowRoot).activeElement);

/** Whether nobody has the focus. */
export const isFocusFree = (): boolean => !document.activeElement || document.activeElement === document.body;

import { ofDocument } from '../../../shared/platform/page/script-global.js';
/** Whether the focus is in an element or its shadow root, as seen from the root that the element is in. */
export const hasFocus = (element: Element): boolean =>
  element.contains((element.getRootNode() as Document | ShadowRoot).activeElement);

/** Whether no element of the page has the focus. */
export const isFocusFree = (): boolean =>
  !ofDocument('activeElement') || ofDocument('activeElement') === ofDocument('body');

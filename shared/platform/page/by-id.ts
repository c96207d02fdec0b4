/** The element with an id, as seen from another element: in a shadow root first in that root, then on the page. */
export function byId(near: Element, id: string): HTMLElement | null {
  const root = near.getRootNode();
  return (root instanceof ShadowRoot ? root.getElementById(id) : null) ?? document.getElementById(id);
}

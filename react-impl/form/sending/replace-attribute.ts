/** Sets an attribute; returns how to restore the value before. */
export function replaceAttribute(element: Element, name: string, value: string): () => void {
  // A form's own methods may be hidden by controls of the same name.
  const { getAttribute, setAttribute, removeAttribute } = Element.prototype;
  const before = getAttribute.call(element, name);
  setAttribute.call(element, name, value);
  return () => (before === null ? removeAttribute.call(element, name) : setAttribute.call(element, name, before));
}

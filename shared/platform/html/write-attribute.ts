const ADDRESSES = /^(?:(?:xlink:)?href|src|srcset|poster|(?:form)?action|data)$/i;

const runsScript = (address: string): boolean =>
  URL.canParse(address) && /^(?:java|vb)script:$/.test(new URL(address).protocol);

/**
 * Writes an attribute whose name is known only when the page runs. It is left out where it is an address that would run a
 * script. All others stay: what an author has written is copied, whichever program it opens.
 */
export function writeAttribute(element: Element, name: string, value: string): void {
  if (!ADDRESSES.test(name) || !runsScript(value)) Element.prototype.setAttribute.call(element, name, value);
}

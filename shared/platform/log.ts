const said = new Set<string>();

/** Keeps a page that makes endless different mistakes from filling the memory. */
const MAX_REMEMBERED = 1000;

/** One console warning for the site's author. The same text is said once per page. */
export function warnOnce(message: string, ...details: unknown[]): void {
  if (said.has(message)) return;
  if (said.size < MAX_REMEMBERED) said.add(message);
  console.warn(`[sq-blocks] ${message}`, ...details);
}

/** How messages name an element: `<sq-map id="shop">`. */
export function nameOf(element: Element): string {
  return `<${element.localName}${element.id ? ` id="${element.id}"` : ''}>`;
}

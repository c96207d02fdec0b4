const logged = new Set<string>();

/** Limits the memory for a page with an endless number of different warnings. */
const MAX_STORED = 1000;

/** Logs a warning for the site's author. The same text is logged once per page. */
export function warnOnce(message: string, ...details: unknown[]): void {
  if (logged.has(message)) return;
  if (logged.size < MAX_STORED) logged.add(message);
  console.warn(`[sq-blocks] ${message}`, ...details);
}

/** The name of an element in messages: `<sq-map id="shop">`. */
export function nameOf(element: Element): string {
  return `<${element.localName}${element.id ? ` id="${element.id}"` : ''}>`;
}

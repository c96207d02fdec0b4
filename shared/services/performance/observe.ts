import { activationStart } from './activation.js';

export interface Observation {
  /** Handles the entries that the browser has recorded but not delivered yet. */
  catchUp(): void;
  end(): void;
}

/**
 * Calls `handle` for each entry of this type on the browser's timeline, past ones included. `undefined` where the
 * browser does not know the type.
 */
export function observe<E extends PerformanceEntry>(
  type: string,
  handle: (entry: E) => void,
  options?: { durationThreshold?: number },
): Observation | undefined {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return undefined;
  const handleAll = (entries: PerformanceEntryList) => entries.forEach((entry) => handle(entry as E));
  const observer = new PerformanceObserver((list) => handleAll(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return { catchUp: () => handleAll(observer.takeRecords()), end: () => observer.disconnect() };
}

export interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** By the prototype: a control named "parentNode" hides the property of its form. */
const parentOf = (node: Node) => Reflect.get(Node.prototype, 'parentNode', node) as Node | null;

/** The block around a node. Browsers do not report nodes of shadow roots as sources of a shift. */
function blockOf(node: Node | null | undefined): string | undefined {
  for (let at = node; at; at = parentOf(at)) {
    const name = at instanceof Element && !(at instanceof HTMLFormElement) ? at.localName : '';
    if (name.startsWith('sq-')) return name;
  }
  return undefined;
}

/**
 * Layout shifts by block: a shift counts for the block of the node that moved most, which browsers list first; that is
 * not always the block that caused it. Shifts after an input are expected, and those before the page is shown are not seen: they are not counted. Only Chromium reports shifts.
 */
export const observeShifts = (onShift: (tag: string, value: number, start: number) => void): Observation | undefined =>
  observe<LayoutShift>('layout-shift', ({ value, hadRecentInput, sources, startTime }) => {
    const tag = blockOf(sources.find(({ node }) => node)?.node);
    if (tag && !hadRecentInput && startTime >= activationStart()) onShift(tag, value, startTime);
  });

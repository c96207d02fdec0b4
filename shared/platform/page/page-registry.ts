/**
 * What every copy of the kit on a page shares: two bundles, or the loader and a directly imported
 * element, meet here and nowhere else.
 */
export interface PageRegistry {
  /** Stores by name: the first copy that asks for one creates it. */
  stores: Map<string, unknown>;
  /** Set by the loader: loads a block's code now. Absent on pages without the loader. */
  loadBlock?: (tag: string) => Promise<unknown> | undefined;
}

const KEY = Symbol.for('sq-blocks');

export function pageRegistry(): PageRegistry {
  const page = globalThis as { [KEY]?: PageRegistry };
  return (page[KEY] ??= { stores: new Map() });
}

/**
 * Makes sure that a block's code is on its way, when one block needs another (a gallery its lightbox).
 * Resolves when the tag is defined; `undefined` when nothing on this page can ever define it.
 */
export function requestBlock(tag: string): Promise<unknown> | undefined {
  if (customElements.get(tag)) return Promise.resolve();
  return pageRegistry()
    .loadBlock?.(tag)
    ?.then(() => customElements.whenDefined(tag));
}

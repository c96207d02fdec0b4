import type { Catalogue } from '../i18n/catalogue.js';

/** State that all copies of the kit on a page share, such as two bundles, or the loader and an imported element. */
export interface PageRegistry {
  /** Stores by name. The first copy that uses one creates it. */
  stores: Map<string, unknown>;
  /** Set by the loader: loads a block's code now, and resolves when its tag is defined. Absent on pages without the loader. */
  loadBlock?: (tag: string) => Promise<unknown> | undefined;
  /** Set by the loader once the page has been printed: what is loaded later would be missing on paper. */
  isPrinted?: boolean;
  /** The kit's texts that are loaded, by a language of the page as its `lang` has it. */
  texts?: Record<string, Catalogue>;
}

const KEY = Symbol.for('sq-blocks');

export function pageRegistry(): PageRegistry {
  const page = globalThis as { [KEY]?: PageRegistry };
  return (page[KEY] ??= { stores: new Map() });
}

/**
 * Loads the code of a block that another block needs, such as the lightbox of a gallery. Resolves when the tag is
 * defined; `undefined` when nothing on this page can define it.
 */
export function requestBlock(tag: string): Promise<unknown> | undefined {
  if (customElements.get(tag)) return Promise.resolve();
  return pageRegistry().loadBlock?.(tag);
}

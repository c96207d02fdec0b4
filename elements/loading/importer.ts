import { warnOnce } from '../../shared/platform/log.js';

export interface BlockImports {
  /** Imports a block's module. */
  importBlock(tag: string): Promise<unknown>;
  /**
   * Imports the files that the block's module imports, so that they load together with it and not after it. Not by
   * `<link rel="modulepreload">`: it costs the main thread more, and older engines do not support it.
   */
  importParts(tag: string): void;
}

/**
 * Loads a block's code once, however often it is called, and resolves when the tag is defined: a block may wait for its
 * texts. After a failure, which is logged once, the next call tries again.
 */
export function importer(tags: readonly string[], { importBlock, importParts }: BlockImports) {
  const running = new Map<string, Promise<unknown>>();

  return (tag: string): Promise<unknown> | undefined => {
    if (!tags.includes(tag)) return undefined;
    let promise = running.get(tag);
    if (!promise) {
      importParts(tag);
      promise = importBlock(tag)
        .then(() => customElements.whenDefined(tag))
        .catch((error: unknown) => {
          running.delete(tag);
          warnOnce(`<${tag}> could not be loaded: its content stays.`, error);
          throw error;
        });
      running.set(tag, promise);
    }
    return promise;
  };
}

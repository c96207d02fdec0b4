import { warnOnce } from '../../shared/platform/log.js';

export interface BlockImports {
  /** Imports a block's module. `attempt` counts from 0: engines may keep the failure of an address for ever. */
  importBlock(tag: string, attempt: number): Promise<unknown>;
  /**
   * Imports the files that the block's module imports, so that they load together with it and not after it. Not by
   * `<link rel="modulepreload">`: it costs the main thread more, and older engines do not support it.
   */
  importParts(tag: string): void;
}

/** Loads a block's code once, however often it is called. After a failure, which is logged once, the next call tries again. */
export function importer(tags: readonly string[], { importBlock, importParts }: BlockImports) {
  const running = new Map<string, Promise<unknown>>();
  const attempts = {} as Record<string, number>;

  return (tag: string): Promise<unknown> | undefined => {
    if (!tags.includes(tag)) return undefined;
    let promise = running.get(tag);
    if (!promise) {
      importParts(tag);
      const attempt = attempts[tag] ?? 0;
      promise = importBlock(tag, attempt).catch((error: unknown) => {
        running.delete(tag);
        attempts[tag] = attempt + 1;
        warnOnce(`<${tag}> could not be loaded; its content stays as it is.`, error);
        throw error;
      });
      running.set(tag, promise);
    }
    return promise;
  };
}

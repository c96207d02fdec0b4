import { warnOnce } from '../../shared/log.js';

export interface BlockImports {
  /** Evaluates a block's module; `attempt` counts from 0, as engines may remember a failed address for ever. */
  importBlock(tag: string, attempt: number): Promise<unknown>;
  /** Files that the block's module will import, to be fetched beside it and not after it. */
  filesOf(tag: string): readonly string[];
}

/** Brings a block's code once, however many ask. A failure warns once and lets the next call try again. */
export function importer(tags: readonly string[], { importBlock, filesOf }: BlockImports) {
  const running = new Map<string, Promise<unknown>>();
  const attempts = {} as Record<string, number>;

  function preload(href: string) {
    if (document.head.querySelector(`link[href="${href}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }

  return (tag: string): Promise<unknown> | undefined => {
    if (!tags.includes(tag)) return undefined;
    let promise = running.get(tag);
    if (!promise) {
      filesOf(tag).forEach(preload);
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

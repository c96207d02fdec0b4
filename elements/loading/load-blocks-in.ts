import { createRootWatcher } from './shadow-roots.js';

let watcher: ReturnType<typeof createRootWatcher> | undefined;

/**
 * Loads the blocks in a shadow root, now and when more are added, and gives the root the page-side sheet. For roots that
 * the kit cannot find: closed ones, and the first component of a page if it is added after the page has loaded. Open
 * roots inside are found by themselves. The page must have the loader, or have imported the blocks.
 *
 * ```ts
 * const root = this.attachShadow({ mode: 'closed' });
 * root.innerHTML = '<sq-gallery design="grid">…</sq-gallery>';
 * loadBlocksIn(root);
 * ```
 */
export function loadBlocksIn(root: ShadowRoot): void {
  watcher ??= createRootWatcher();
  watcher.watch(root);
}

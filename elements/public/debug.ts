/**
 * `sq-blocks/debug`: warnings about mistakes that a page would not show, for a project with a bundler, in development.
 * Importing it starts the warnings, on this page and for what is added to it later; on a server it does nothing. A plain
 * page writes `data-sq-debug` on the script's tag instead.
 *
 * ```ts
 * if (import.meta.env.DEV) await import('sq-blocks/debug');
 * ```
 */
import vocabulary from 'sq-blocks:vocabulary';
import type { Mistake } from '../checks/page.js';
import { findMistakes as findWith, watchPage } from '../checks/watch-page.js';

export type { Mistake };

/** The mistakes of a part of the page, the whole document by default, as data. For tests of a site. */
export const findMistakes = (root?: ParentNode): Mistake[] => findWith(vocabulary, root);

if (typeof document !== 'undefined') watchPage(vocabulary);

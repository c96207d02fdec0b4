/**
 * `sq-blocks/loading`: loads code, sheets and pages for a site's own scripts, with the errors that the specification
 * names (storefront §8). It can be imported on a server; its functions need a browser.
 *
 * ```ts
 * import { LoadError, loadChunk } from 'sq-blocks/loading';
 * const { Calendar } = await loadChunk('calendar', () => import('./calendar.js'));
 * ```
 */
export { loadBlocksIn } from '../loading/load-blocks-in.js';
export { CHUNK_TIMEOUT_MS, loadChunk } from '../../shared/platform/scripts/load-chunk.js';
export { LoadError, NotFoundError, type LoadProblem } from '../../shared/platform/scripts/load-error.js';
export { loadPage } from '../../shared/platform/scripts/load-page.js';
export { loadStylesheet } from '../../shared/platform/scripts/load-stylesheet.js';
export { setBase } from '../../shared/platform/scripts/set-base.js';

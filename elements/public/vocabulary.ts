/**
 * `sq-blocks/vocabulary`: the platform's numbers, names and limits as typed tables, for code that reads a page's data or
 * writes it, on a server or in a browser. It needs no DOM.
 *
 * ```ts
 * import { PAGE_TYPES, WEBSITE_STATUS } from 'sq-blocks/vocabulary';
 * const isSearch = context.pageType === PAGE_TYPES.search;
 * ```
 */
export * from '../../shared/platform/requests/paths.js';
export * from '../../shared/site/vocabulary/breakpoints.js';
export * from '../../shared/site/vocabulary/content.js';
export * from '../../shared/site/vocabulary/contributor-roles.js';
export * from '../../shared/site/vocabulary/limits.js';
export * from '../../shared/site/vocabulary/owner-values.js';
export * from '../../shared/site/vocabulary/publishing.js';
export * from '../../shared/site/vocabulary/websites.js';

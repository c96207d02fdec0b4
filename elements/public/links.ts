/**
 * `sq-blocks/links`: what a link leads to, whether an editor accepts it, and whether a page may follow it. For editors,
 * templates and servers. Nothing in it throws, whatever the data; it needs no DOM.
 *
 * ```ts
 * import { linkProblem, promptFor, safeHref } from 'sq-blocks/links';
 * if (linkProblem(input.value)) input.setCustomValidity(promptFor(input.value));
 * const href = safeHref(item.link); // undefined for javascript:, data: and the like
 * ```
 */
export { panelCollectionId, SEARCH_PATH } from '../../shared/links/paths.js';
export { LINK_LENGTHS_BELOW } from '../../shared/links/link-lengths.js';
export { linkProblem, type LinkProblem } from '../../shared/links/link-problem.js';
export { emailPrompt, FOOD_ORDERING_TITLE, linkPrompt, promptFor } from '../../shared/links/prompts.js';
export { ALLOWED_PROTOCOLS, MISC_PROTOCOLS } from '../../shared/links/protocols.js';
export { classifyLink, LINK_CATEGORIES, type LinkCategory } from '../../shared/links/read-link.js';
export { safeHref } from '../../shared/links/safe-href.js';
export * from '../../shared/links/url-template.js';
export { isAdminPath } from '../../shared/site/context/is-backend.js';

/** The page of the site's own search (storefront §2): no view of it is tracked. */
export const SEARCH_PATH = '/search';

/** Of this site: it begins with one slash (storefront §2, widgets §2). Two of them, of either kind, name another host. */
export const isInternalPath = (link: string): boolean => /^\/(?![/\\])/.test(link);

/** A file of this site (storefront §2, widgets §2). */
export const isFilePath = (link: string): boolean => link.startsWith('/s/');

/**
 * The id in the path of a collection's panel: `/pages/` and 24 letters or digits (storefront §2, widgets §2).
 * `undefined` for any other path. A query, a fragment and a slash at the end may follow.
 */
export const panelCollectionId = (path: string): string | undefined =>
  /^\/pages\/([a-z\d]{24})\/?(?:[?#]|$)/i.exec(path)?.[1];

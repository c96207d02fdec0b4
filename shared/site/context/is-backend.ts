/** Admin paths start with /config (widgets §2). */
export const isAdminPath = (path: string): boolean => /^\/config([/?#]|$)/.test(path);

/** Whether the page is a part of the site's backend, or is shown in a frame of it. */
export function isBackend(): boolean {
  try {
    return isAdminPath(location.pathname) || isAdminPath(top?.location.pathname ?? '');
  } catch {
    return false; // framed by another site
  }
}

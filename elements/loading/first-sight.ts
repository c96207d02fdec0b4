/** A setting of the banner in a page's context. */
const SETTING = /cookieBanner/i;

/**
 * By this mark the page sheet shows the site's own notice at the banner's place, before the banner's code is there: for a
 * visitor who has not chosen. Not where the page's context may have the banner off, elsewhere or in other colours: it is
 * read with the banner. A page may set the mark itself, by a line in its head.
 */
export function showNotice(isAsked: boolean): void {
  const context = document.querySelector('#sq-context')?.textContent ?? '';
  document.documentElement.toggleAttribute('data-sq-undecided', isAsked && !SETTING.test(context));
}

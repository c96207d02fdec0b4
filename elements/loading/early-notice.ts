import { CONTEXT } from '../../shared/platform/page/served-elements.js';

/** Matches any setting of the banner in a page's context. */
const SETTING = /cookieBanner/i;

/**
 * Sets or removes the attribute `data-sq-undecided` of `<html>`, with which the page sheet shows the site's own notice in
 * the place of the banner before the banner's code is loaded. It is not set when the page's context has settings of the
 * banner: they may switch it off, move it or change its colours, and only the banner's code reads them. A page may set
 * the attribute itself, by a line in its head.
 *
 * @param isUndecided whether the visitor has still to choose
 */
export function showNotice(isUndecided: boolean): void {
  const context = document.querySelector(CONTEXT)?.textContent ?? '';
  document.documentElement.toggleAttribute('data-sq-undecided', isUndecided && !SETTING.test(context));
}

import { ownFile } from '../../shared/platform/html/safe-address.js';
/** `sq-blocks.css` sets this on the root element, so that the kit can tell whether a page has it. */
export const MARKER = '--sq-blocks';

/**
 * Where the built sheet is, seen from the file that contains this code; the build sets it. Empty in the files for
 * bundlers, which do not follow such an address: there the sheet is a module.
 */
declare const SQ_PAGE_SHEET: string | undefined;

/** The address of the sheet in the same folder as the file that contains this code. */
export const ownPageSheet = (): string =>
  typeof SQ_PAGE_SHEET === 'undefined' || SQ_PAGE_SHEET === '' ? '' : new URL(SQ_PAGE_SHEET, import.meta.url).href;

/**
 * The page-side sheet lays out the author's children. A page that lists `sq-blocks.css` in its head has it before
 * the first paint; for any other page it is added here. To be called once.
 *
 * @param address of the sheet; not used where it is a module
 */
export function ensurePageStyles(address: string): void {
  if (typeof SQ_PAGE_SHEET === 'undefined' || typeof CustomStateSet === 'undefined') return;
  if (document.querySelector('link[href*="sq-blocks.css"]')) return;
  if (getComputedStyle(document.documentElement).getPropertyValue(MARKER)) return;
  if (SQ_PAGE_SHEET === '') return void import('./adopt-page-sheet.js');
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = ownFile(address);
  document.head.append(link);
}

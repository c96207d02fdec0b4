import { warnOnce } from '../../shared/platform/log.js';
import { CONTEXT, SERVED_ELEMENTS } from '../../shared/platform/page/served-elements.js';
import { isAnswered } from '../../shared/services/consent/answer-cookie.js';
import { ensurePageStyles } from '../define/page-styles.js';
import type { BlockImports } from './importer.js';
import { startLoader } from './start-loader.js';

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

export interface PageImports extends BlockImports {
  /** Imports what runs beside the blocks: consent gates, reports, analytics. */
  importServices(): Promise<unknown>;
}

const BANNER = 'sq-cookie-banner';

/**
 * Starts the kit on a page, with the imports that its files or its bundler can follow. Nothing on a server.
 *
 * @param sheet the address of the page sheet; none where the bundler has it
 */
export function startPage(
  tags: readonly string[],
  { importBlock, importParts, importServices }: PageImports,
  sheet = '',
): void {
  if (typeof CustomStateSet === 'undefined') return;
  /** Hosted pages have their context in a global (storefront §3). */
  const isHosted = Object.hasOwn(window, 'Static');
  /** Whether the visitor has answered the banner. Reads cookies only on a page with a banner. */
  const isBannerAnswered = () => {
    const answered = isAnswered();
    showNotice(!answered && !isHosted);
    return answered;
  };

  ensurePageStyles(sheet);
  startLoader(
    tags,
    {
      importBlock(tag) {
        const block = importBlock(tag);
        // Without its buttons the notice could not be answered.
        if (tag === BANNER) block.catch(() => showNotice(false));
        return block;
      },
      importParts,
    },
    BANNER,
    isBannerAnswered,
    // A page with functions in `window.sq` needs the services whatever its elements are.
    isHosted || window.sq ? 'html' : SERVED_ELEMENTS,
    () => {
      importServices().catch((error: unknown) => warnOnce('services could not be loaded.', error));
    },
  );
}

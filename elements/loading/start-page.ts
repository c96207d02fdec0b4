import { isAnswered } from '../../shared/services/consent/is-answered.js';
import { warnOnce } from '../../shared/platform/log.js';
import { SERVED_ELEMENTS } from '../../shared/platform/page/served-elements.js';
import { ensurePageStyles } from '../define/page-styles.js';
import { showNotice } from './early-notice.js';
import type { BlockImports } from './importer.js';
import { startLoader } from './start-loader.js';

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

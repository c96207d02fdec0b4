import { isAnswered } from '../../shared/services/consent/is-answered.js';
import { warnOnce } from '../../shared/platform/log.js';
import { ensurePageStyles } from '../define/page-styles.js';
import { showNotice } from './first-sight.js';
import type { BlockImports } from './importer.js';
import { startLoader } from './start-loader.js';

export interface PageImports extends BlockImports {
  /** Imports what runs beside the blocks: consent gates, reports, analytics. */
  importServices(): Promise<unknown>;
}

const BANNER = 'sq-cookie-banner';

/** Starts the kit on a page, with the imports that its files or its bundler can follow. Nothing on a server. */
export function startPage(tags: readonly string[], { importBlock, importParts, importServices }: PageImports): void {
  if (typeof document === 'undefined') return;
  /** Hosted pages keep their context in a global (storefront §3). */
  const isHosted = 'Static' in window;
  let answered: boolean | undefined;
  /** Cookies are read only where there is a banner. */
  const isBannerAnswered = () => {
    if (answered === undefined) {
      answered = isAnswered();
      showNotice(!answered && !isHosted);
    }
    return answered;
  };

  ensurePageStyles();
  startLoader(
    tags,
    {
      importBlock(tag, attempt) {
        const block = importBlock(tag, attempt);
        // A notice that nobody can answer is hidden.
        if (tag === BANNER) block.catch(() => showNotice(false));
        return block;
      },
      importParts,
    },
    BANNER,
    isBannerAnswered,
    // Services are for a page with a context, and for plain elements that need them.
    isHosted ? 'html' : '#sq-context,[data-sq-consent],[data-sq-action]',
    () => {
      importServices().catch((error: unknown) => warnOnce('the services could not be loaded.', error));
    },
  );
}

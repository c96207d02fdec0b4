import { isAnswered } from '../shared/services/consent/is-answered.js';
import { warnOnce } from '../shared/platform/log.js';
import { ensurePageStyles } from './define/page-styles.js';
import { showNotice } from './loading/early-notice.js';
import { startLoader } from './loading/start-loader.js';

/*
 * Filled in by the build (scripts/build/block-files.mjs): the names of all files that blocks import, separated by spaces;
 * those that every block imports; and for each tag the others that it imports. In the last two a file is one character,
 * counted from `0`.
 */
declare const SQ_FILES: string;
declare const SQ_COMMON: string;
declare const SQ_BLOCKS: Readonly<Record<string, string>>;

/** The loader does not contain the declarations, which name the tags as well: they are longer than itself. */
const ownFiles = SQ_BLOCKS;
const files = SQ_FILES.split(' ');

const address = (file: string) => new URL(file, import.meta.url).href;

const BANNER = 'sq-cookie-banner';
/** Hosted pages have their context in a global (storefront §3). */
const isHosted = 'Static' in window;

let answered: boolean | undefined;
/** Whether the visitor has answered the banner. Reads cookies once, and only on a page with a banner. */
function isBannerAnswered() {
  if (answered === undefined) {
    answered = isAnswered();
    showNotice(!answered && !isHosted);
  }
  return answered;
}

ensurePageStyles();
startLoader(
  Object.keys(ownFiles),
  {
    importBlock: (tag, attempt) => {
      const block: Promise<unknown> = import(address(`./elements/${tag}.js${attempt ? `?retry=${attempt}` : ''}`));
      // Without its buttons the notice could not be answered.
      if (tag === BANNER) block.catch(() => showNotice(false));
      return block;
    },
    importParts: (tag) => {
      // A file that fails here fails again with the block, whose warning is enough.
      for (const character of SQ_COMMON + ownFiles[tag])
        import(address(`./chunks/${files[character.charCodeAt(0) - 48]}.js`)).catch(() => {});
    },
  },
  BANNER,
  isBannerAnswered,
  // Services are for a page with a context, and for plain elements with an attribute that asks for one.
  isHosted ? 'html' : '#sq-context,[data-sq-consent],[data-sq-action]',
  () => {
    import(address('./services.js')).catch((error: unknown) => warnOnce('the services could not be loaded.', error));
  },
);

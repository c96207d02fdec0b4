import { isAnswered } from '../shared/services/consent/is-answered.js';
import { warnOnce } from '../shared/platform/log.js';
import { ensurePageStyles } from './define/page-styles.js';
import { showNotice } from './loading/first-sight.js';
import { startLoader } from './loading/start-loader.js';
import { TAGS } from './tags.js';

/** The files that blocks import, and for each tag which of them, as digits of base 36; the build fills them in. */
declare const SQ_FILES: readonly string[];
declare const SQ_CHUNKS: Readonly<Record<string, string>>;

const address = (file: string) => new URL(file, import.meta.url).href;

const BANNER = 'sq-cookie-banner';
/** Hosted pages keep their context in a global (storefront §3). */
const isHosted = 'Static' in window;

let answered: boolean | undefined;
/** Cookies are read where there is a banner, and nowhere else. */
function isBannerSilent() {
  if (answered === undefined) {
    answered = isAnswered();
    showNotice(!answered && !isHosted);
  }
  return answered;
}

ensurePageStyles();
startLoader(
  TAGS,
  {
    importBlock: (tag, attempt) => {
      const block: Promise<unknown> = import(address(`./elements/${tag}.js${attempt ? `?retry=${attempt}` : ''}`));
      // Nobody could answer it.
      if (tag === BANNER) block.catch(() => showNotice(false));
      return block;
    },
    importParts: (tag) => {
      // What fails here fails again with the block, and is told there.
      for (const at of SQ_CHUNKS[tag] ?? '')
        import(address(`./chunks/${SQ_FILES[parseInt(at, 36)]}.js`)).catch(() => {});
    },
  },
  BANNER,
  isBannerSilent,
  // Services are for a page with a context, and for plain elements that say what they want.
  isHosted ? 'html' : '#sq-context,[data-sq-consent],[data-sq-action]',
  () => {
    import(address('./services.js')).catch((error: unknown) => warnOnce('the services could not be loaded.', error));
  },
);

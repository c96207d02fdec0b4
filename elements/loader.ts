import { isAnswered } from '../shared/consent/is-answered.js';
import { ensurePageStyles } from './define/page-styles.js';
import { showNotice } from './loading/first-sight.js';
import { startLoader } from './loading/start-loader.js';
import { TAGS } from './tags.js';

/** The files that blocks import, and for each tag which of them, as digits of base 36; the build fills them in. */
declare const SQ_FILES: readonly string[];
declare const SQ_CHUNKS: Readonly<Record<string, string>>;

const address = (file: string) => new URL(file, import.meta.url).href;

const BANNER = 'sq-cookie-banner';
const answered = isAnswered();
/** Hosted pages keep their context in a global (storefront §3). */
const isHosted = 'Static' in window;

showNotice(!answered && !isHosted);
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
    filesOf: (tag) => [...(SQ_CHUNKS[tag] ?? '')].map((at) => address(`./chunks/${SQ_FILES[parseInt(at, 36)]}.js`)),
  },
  BANNER,
  answered,
  // Services are for a page with a context, and for plain elements that say what they want.
  isHosted ? 'html' : '#sq-context,[data-sq-consent],[data-sq-action]',
  () => import(address('./services.js')),
);

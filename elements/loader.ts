import { isAnswered } from '../shared/consent/is-answered.js';
import { ensurePageStyles } from './define/page-styles.js';
import { startLoader } from './loading/start-loader.js';
import { TAGS } from './tags.js';

/** The files that blocks import, and for each tag which of them, as digits of base 36; the build fills them in. */
declare const SQ_FILES: readonly string[];
declare const SQ_CHUNKS: Readonly<Record<string, string>>;

const address = (file: string) => new URL(file, import.meta.url).href;

ensurePageStyles();
startLoader(
  TAGS,
  {
    importBlock: (tag, attempt) => import(address(`./elements/${tag}.js${attempt ? `?retry=${attempt}` : ''}`)),
    filesOf: (tag) => [...(SQ_CHUNKS[tag] ?? '')].map((at) => address(`./chunks/${SQ_FILES[parseInt(at, 36)]}.js`)),
  },
  'sq-cookie-banner',
  isAnswered(),
  // Services are for a page with a context, which hosted pages keep in a global (storefront §3), and for plain
  // elements that say what they want.
  'Static' in window ? 'html' : '#sq-context,[data-sq-consent],[data-sq-action]',
  () => import(address('./services.js')),
);

import { startPage } from './loading/start-page.js';
import { TAGS } from './tags.js';

/** The files that blocks import, and for each tag which of them, as digits of base 36; the build fills them in. */
declare const SQ_FILES: readonly string[];
declare const SQ_CHUNKS: Readonly<Record<string, string>>;

const address = (file: string) => new URL(file, import.meta.url).href;

startPage(TAGS, {
  importBlock: (tag, attempt) => import(address(`./elements/${tag}.js${attempt ? `?retry=${attempt}` : ''}`)),
  importParts(tag) {
    // A file that fails here fails again with the block, and is logged there.
    for (const at of SQ_CHUNKS[tag] ?? '')
      import(address(`./chunks/${SQ_FILES[parseInt(at, 36)]}.js`)).catch(() => {});
  },
  importServices: () => import(address('./services.js')),
});

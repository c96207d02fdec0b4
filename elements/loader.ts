import { startPage } from './loading/start-page.js';

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

startPage(Object.keys(ownFiles), {
  importBlock: (tag, attempt) => import(address(`./elements/${tag}.js${attempt ? `?retry=${attempt}` : ''}`)),
  importParts(tag) {
    // A file that fails here fails again with the block, whose warning is enough.
    for (const character of SQ_COMMON + ownFiles[tag])
      import(address(`./chunks/${files[character.charCodeAt(0) - 48]}.js`)).catch(() => {});
  },
  importServices: () => import(address('./services.js')),
});

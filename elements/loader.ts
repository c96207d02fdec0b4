import { startPage } from './loading/start-page.js';

/*
 * Filled in by the build (scripts/build/block-files.mjs): the names of all files that blocks import, separated by spaces;
 * those that every block imports; and for each tag, without `sq-`, the others that it imports: `form/5 map/8`. In the last
 * two a file is one character, counted from `0`.
 */
declare const SQ_FILES: string;
declare const SQ_COMMON: string;
declare const SQ_BLOCKS: string;

/** The loader does not contain the declarations, which name the tags as well: they are longer than itself. */
const ownFiles = new Map(SQ_BLOCKS.split(' ').map((block) => `sq-${block}`.split('/') as [string, string]));
const files = SQ_FILES.split(' ');

const address = (file: string) => new URL(file, import.meta.url).href;

startPage([...ownFiles.keys()], {
  importBlock: (tag, attempt) => import(address(`./elements/${tag}.js${attempt ? `?retry=${attempt}` : ''}`)),
  importParts(tag) {
    // A file that fails here fails again with the block, whose warning is enough.
    for (const character of SQ_COMMON + ownFiles.get(tag))
      import(address(`./chunks/${files[character.charCodeAt(0) - 48]}.js`)).catch(() => {});
  },
  importServices: () => import(address('./services.js')),
});

import { startPage } from './loading/start-page.js';

/*
 * Filled in by the build (tools/build/block-files.mjs): the names of all files that blocks import, separated by spaces;
 * those that every block imports; and for each tag, without `sq-`, the others that it imports: `form/5 map/8`. In the last
 * two a file is one character, counted from `0`.
 */
declare const SQ_FILES: string;
declare const SQ_COMMON: string;
declare const SQ_BLOCKS: string;

/** The loader does not contain the declarations, which name the tags as well: they are longer than itself. */
const ownFiles = new Map(SQ_BLOCKS.split(' ').map((block) => `sq-${block}`.split('/') as [string, string]));
const files = SQ_FILES.split(' ');

/**
 * Where the kit's other files are: beside this one, or, for those who have copied them to another place, where `setBase()`
 * or the attribute `data-sq-base` of this script's own tag says. It decides which code runs: what else is in the page may be
 * of others, and where two tags of this script disagree, one of them is. Read once.
 */
const tags = [...document.querySelectorAll('script')].filter(({ src }) => src === import.meta.url);
const bases = new Set(tags.map(({ dataset }) => dataset['sqBase']));
const { sqBase } = globalThis as { sqBase?: unknown };
// An element with the id "sqBase" is no text.
const named = typeof sqBase === 'string' ? sqBase : bases.size === 1 && [...bases][0];
const base = new URL(named || import.meta.url, document.baseURI);
// An import and a link take the object for its text.
const address = (file: string) => new URL(file, base) as unknown as string;

/**
 * Imports a file. If that fails, `again.js` tries once more: the files of a page that was opened before a deploy may be
 * gone. Its address is a new one, because engines may keep a failure for ever; not on a page with an import map, whose
 * `integrity` would not hold for it.
 */
const load = (file: string): Promise<unknown> =>
  import(address(file)).catch(() =>
    import(address(`again.js${document.querySelector('[type=importmap]') ? '' : `?${Date.now()}`}`)).then(
      (current: typeof import('./again.js')) => current.again(file),
    ),
  );

startPage(
  [...ownFiles.keys()],
  {
    importBlock: (tag) => load(`elements/${tag}.js`),
    importParts(tag) {
      // Firefox would keep for ever that they failed, and the block imports them itself.
      if (!navigator.onLine) return;
      // A file that fails here fails again with the block, whose warning is enough.
      for (const character of SQ_COMMON + ownFiles.get(tag))
        import(address(`chunks/${files[character.charCodeAt(0) - 48]}.js`)).catch(() => {});
      const { lang } = document.documentElement;
      if (!/^(en\b|$)/i.test(lang))
        import(address('languages.js')).then(
          ({ loadTexts }: typeof import('../shared/platform/i18n/load-texts.js')) => loadTexts(tag, [lang]),
          () => {},
        );
    },
    importServices: () => load('services.js'),
  },
  address('sq-blocks.css'),
);

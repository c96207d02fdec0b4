import { importTexts, LANGUAGES } from 'sq-blocks:languages';
import { warnOnce } from '../log.js';
import { pageRegistry } from '../page/page-registry.js';
import { catalogues, languageOf } from './translate.js';

/**
 * The parts in which the texts of a language are loaded: these, each by the blocks whose tag contains one of its words,
 * and one with all other texts, which is loaded by every block. tools/build/languages.mjs writes the files.
 */
const PARTS: Readonly<Record<string, RegExp>> = {
  forms: /form|newsletter|reviews|sign-in/,
  shop: /cart|checkout|donate|gift|member|pric|product|subscribe/,
};

/*
 * The kit's texts in other languages than English. The loader imports this file on a page that is in one of them,
 * beside the first block; other pages when an element is.
 */

/** Languages whose readers read one of the kit's, by their first part. */
const RELATED: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };
/** Of languages with several regions, the one for every region that has no texts of its own. */
const OTHER_REGIONS = ['pt-PT'];

/** The language of the kit that a reader of this one reads: by language and script, then by region. */
function nearestLanguage(language: string): string | undefined {
  try {
    const wanted = new Intl.Locale(language).maximize();
    const alike = LANGUAGES.filter((name) => {
      const { language, script } = new Intl.Locale(name).maximize();
      return language === (RELATED[wanted.language] ?? wanted.language) && script === wanted.script;
    });
    return (
      alike.find((name) => new Intl.Locale(name).maximize().region === wanted.region) ??
      alike.find((name) => OTHER_REGIONS.includes(name)) ??
      alike[0]
    );
  } catch {
    return undefined; // not a language
  }
}

/** By language and part. */
const loads = new Map<string, Promise<void>>();
const loaded = new Set<string>();
/** What a user needs of a language, as keys of the two above. */
const needs = (user: string, language: string) =>
  ['', ...Object.keys(PARTS)].filter((part) => PARTS[part]?.test(user) ?? true).map((part) => `${language}/${part}`);

function loadPart(key: string): Promise<void> {
  const [language, part] = key.split('/') as [string, string];
  const own = nearestLanguage(language);
  if (!own) return Promise.resolve();
  const texts = (pageRegistry().texts ??= {});
  return importTexts(own, part).then(
    (module) => {
      texts[language] = { ...texts[language], ...module.default };
      loaded.add(key);
    },
    (error: unknown) => {
      loads.delete(key);
      warnOnce(`texts in the language "${own}" could not be loaded: English is shown.`, error);
    },
  );
}

/**
 * Loads what is not loaded yet. Never rejects: where texts cannot be loaded there is one warning, and the next call tries
 * again.
 *
 * @param user the tag of a block, or the name of a service
 */
export async function loadTexts(user: string, languages: readonly string[]): Promise<void> {
  const keys = languages.flatMap((language) => needs(user, language));
  for (const key of keys) if (!loads.has(key)) loads.set(key, loadPart(key));
  await Promise.all(keys.map((key) => loads.get(key)!));
}

/** How long a block waits for its texts before it is shown in English, in milliseconds. */
const LIMIT = 4000;
/** The same, and no longer than a visitor would wait: what comes later is shown by `onRendered`. */
export const loadInTime = (user: string, languages: readonly string[]): Promise<unknown> =>
  Promise.race([loadTexts(user, languages), new Promise((resolve) => setTimeout(resolve, LIMIT))]);

const hasTexts = (user: string, language: string) =>
  needs(user, language).every((key) => loaded.has(key)) || !nearestLanguage(language);

/** The language in which each block is shown. */
const shown = new WeakMap<Element, string>();

/** English texts in a page of another language are said to be English. */
function markLanguage(block: Element) {
  const root = block.shadowRoot?.querySelector('#root');
  if (/^en\b/i.test(languageOf(block)) || catalogues(languageOf(block)).length > 0) root?.removeAttribute('lang');
  else root?.setAttribute('lang', 'en');
}

async function update(block: Element, render: () => void) {
  await loadTexts(block.localName, [languageOf(block)]);
  render();
  markLanguage(block);
}

/** To be called after a block is rendered: it is rendered again where its texts were not there yet. */
export function onRendered(block: Element, render: () => void): void {
  const language = languageOf(block);
  shown.set(block, language);
  if (hasTexts(block.localName, language)) markLanguage(block);
  else void update(block, render);
}

/** To be called when a `lang` on the page has changed: renders the blocks that it is around. */
export function onLanguages(blocks: ReadonlyMap<Element, () => void>): void {
  for (const [block, render] of blocks) {
    const language = languageOf(block);
    if (language === (shown.get(block) ?? 'en')) continue;
    shown.set(block, language);
    void update(block, render);
  }
}

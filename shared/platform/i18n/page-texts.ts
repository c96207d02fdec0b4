import { warnOnce } from '../log.js';
import { languageOf } from './translate.js';

type LoadTexts = typeof import('./load-texts.js');

/** What renders each block again that is on the page. */
const rendered = new Map<Element, () => void>();
let observer: MutationObserver | undefined;

const isEnglish = (language: string) => /^en\b/i.test(language);
/** A page in English loads nothing of this. Never rejects. */
const withTexts = (use: (module: LoadTexts) => unknown): Promise<unknown> =>
  import('./load-texts.js').then(use).catch((error: unknown) => warnOnce('languages could not be loaded.', error));

/**
 * Loads the kit's texts for the languages in which elements stand. Never rejects; after four seconds it no longer waits.
 *
 * @param user whose texts: the tag of a block, or the name of a service
 * @returns nothing to wait for where all is in English
 */
export function textsFor(user: string, elements: Iterable<Element>): Promise<unknown> | undefined {
  const languages = [...elements].map(languageOf);
  return languages.every(isEnglish) ? undefined : withTexts(({ loadInTime }) => loadInTime(user, languages));
}

/**
 * Renders a block again when the language around it changes, or when its texts come late.
 *
 * @returns what ends it
 */
export function watchLanguage(block: Element, render: () => void): () => void {
  rendered.set(block, render);
  if (!isEnglish(languageOf(block))) void withTexts(({ onRendered }) => onRendered(block, render));
  if (!observer) {
    observer = new MutationObserver(() => void withTexts(({ onLanguages }) => onLanguages(rendered)));
    observer.observe(document, { subtree: true, attributeFilter: ['lang'] });
  }
  return () => rendered.delete(block);
}

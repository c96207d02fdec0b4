import { pageContext } from '../page/read-page.js';
import { pageRegistry } from '../page/page-registry.js';
import type { Catalogue } from './catalogue.js';

/** Texts of one area by key; `{name}` is a parameter. English is the kit's own language. */
export type Messages = Readonly<Record<string, string>>;

/**
 * A block's text in the language of its position on the page, with its parameters filled in. It is looked up in the page
 * context, `{"messages": {"de": {"gallery": {"next": "Weiter"}}}}`, then in the kit's own texts of that language
 * (page-texts.ts), then in English. A text with a number may have one for each plural category: `itemsFew` beside `items`.
 * To be called while rendering, never while loading: the language may change.
 */
export function translate<M extends Messages>(
  element: Element,
  area: string,
  english: M,
  key: keyof M & string,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  const language = languageOf(element);
  const count = Object.values(parameters).find((value) => typeof value === 'number');
  const keys = count === undefined ? [key] : [key + pluralOf(count, language), key];
  const text = ownText(language, area, keys) ?? english[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}

/** The plural category of a number as it stands in keys: `One`, `Few`, `Other`. */
function pluralOf(count: number, language: string): string {
  // Rules of a language are loaded when they are made, in 2 ms and more; the kit's own need none.
  if (/^en\b/i.test(language)) return count === 1 ? 'One' : 'Other';
  try {
    return new Intl.PluralRules(language).select(count).replace(/^./, (first) => first.toUpperCase());
  } catch {
    return ''; // not a language
  }
}

/** As scripts know it: systems write `de_AT` and `de_AT.UTF-8` as well. */
const toTag = (lang: string) =>
  lang
    .trim()
    .replace(/[.@].*/s, '')
    .replaceAll('_', '-');

/** The nearest `lang` around an element, also outside its shadow root; English without one. */
export function languageOf(element: Element): string {
  // By the prototypes: controls hide the members of their form that have the same name.
  let current: Element | null = element;
  while (current) {
    const found: Element | null = Element.prototype.closest.call(current, '[lang]');
    if (found) return toTag(found.getAttribute('lang')!) || 'en';
    const root: Node = Node.prototype.getRootNode.call(current);
    current = root instanceof ShadowRoot ? root.host : null;
  }
  return 'en';
}

/** The texts that there are for a language, the site's own first. */
export function catalogues(language: string): Catalogue[] {
  const own = pageContext().raw.messages as Readonly<Record<string, Catalogue | undefined>> | undefined;
  const names = [language, language.replaceAll('-', '_'), language.split('-')[0]!];
  return [...names.map((name) => own?.[name]), pageRegistry().texts?.[language]].filter((texts) => texts !== undefined);
}

function ownText(language: string, area: string, keys: readonly string[]): string | undefined {
  for (const texts of catalogues(language))
    for (const key of keys) {
      const text = texts?.[area]?.[key];
      if (typeof text === 'string') return text;
    }
  return undefined;
}

import { pageContext } from '../page/read-page.js';

/** Texts of one block by meaning; `{name}` stands for a parameter. English is the kit's own language. */
export type Messages = Readonly<Record<string, string>>;

/**
 * A block's text in the language of its place on the page, with its parameters filled in.
 * A site brings other languages, or its own wording, in the page context:
 * `{"messages": {"de": {"gallery": {"next": "Weiter"}}}}`. What is missing stays English.
 * Looked up while rendering, never while loading.
 */
export function translate<M extends Messages>(
  element: Element,
  area: string,
  english: M,
  key: keyof M & string,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  const text = own(languageOf(element), area, key) ?? english[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}

/** The language of an element's surroundings: nearest `lang`, through shadow borders; English without one. */
export function languageOf(element: Element): string {
  let place: Element | null = element;
  while (place) {
    const found: Element | null = place.closest('[lang]');
    if (found) return found.getAttribute('lang') || 'en';
    const root = place.getRootNode();
    place = root instanceof ShadowRoot ? root.host : null;
  }
  return 'en';
}

function own(language: string, area: string, key: string): string | undefined {
  const all = pageContext().raw['messages'] as Record<string, Record<string, Record<string, unknown>>> | undefined;
  const text = all?.[language]?.[area]?.[key] ?? all?.[language.split('-')[0] ?? '']?.[area]?.[key];
  return typeof text === 'string' ? text : undefined;
}

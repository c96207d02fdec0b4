import { pageContext } from '../page/read-page.js';

/** Texts of one area by key; `{name}` is a parameter. English is the kit's own language. */
export type Messages = Readonly<Record<string, string>>;

/**
 * A block's text in the language of its position on the page, with its parameters filled in.
 * A site sets other languages, or its own wording, in the page context:
 * `{"messages": {"de": {"gallery": {"next": "Weiter"}}}}`. Missing texts are shown in English.
 * To be called while rendering, never while loading: the language may change.
 */
export function translate<M extends Messages>(
  element: Element,
  area: string,
  english: M,
  key: keyof M & string,
  parameters: Readonly<Record<string, string | number>> = {},
): string {
  const text = ownText(languageOf(element), area, key) ?? english[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}

/** The nearest `lang` around an element, also outside its shadow root; English without one. */
export function languageOf(element: Element): string {
  // By the prototypes: controls hide the members of their form that have the same name.
  let current: Element | null = element;
  while (current) {
    const found: Element | null = Element.prototype.closest.call(current, '[lang]');
    if (found) return found.getAttribute('lang') || 'en';
    const root: Node = Node.prototype.getRootNode.call(current);
    current = root instanceof ShadowRoot ? root.host : null;
  }
  return 'en';
}

function ownText(language: string, area: string, key: string): string | undefined {
  const all = pageContext().raw['messages'] as Record<string, Record<string, Record<string, unknown>>> | undefined;
  const text = all?.[language]?.[area]?.[key] ?? all?.[language.split('-')[0] ?? '']?.[area]?.[key];
  return typeof text === 'string' ? text : undefined;
}

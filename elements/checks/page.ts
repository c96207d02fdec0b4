import type { Vocabulary } from './vocabulary.js';

/**
 * An element as the checks read it: a DOM element, or one of a parsed file (cli/parse-page.ts).
 */
export interface CheckedElement {
  /** In lower case. */
  readonly localName: string;
  readonly children: Iterable<CheckedElement>;
  readonly parentElement: CheckedElement | null;
  readonly textContent: string | null;
  /** Whether the parser has ended it before its content: it is then not the author who left it empty. */
  readonly isCutShort?: boolean;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  getAttributeNames(): string[];
}

export interface Mistake {
  readonly element: CheckedElement;
  /** The attribute that is wrong, where it is one. */
  readonly attribute?: string;
  /** One or two sentences: what is wrong, and the likely word. */
  readonly message: string;
}

export interface CheckedPage {
  readonly vocabulary: Vocabulary;
  /** Elements by id, in the order of the page; more than one is a mistake. */
  readonly byId: ReadonlyMap<string, readonly CheckedElement[]>;
}

/** One rule: what is wrong with an element of a page. */
export type Rule = (element: CheckedElement, page: CheckedPage) => Iterable<Mistake>;

/** The tag with its id, as it stands in messages: `<sq-map id="shop">`. */
export function nameOfTag(element: CheckedElement): string {
  const id = element.getAttribute('id');
  return `<${element.localName}${id ? ` id="${id}"` : ''}>`;
}

/** The ids in a text, with spaces between. */
export const idsIn = (text: string | null): string[] => text?.split(/\s/).filter(Boolean) ?? [];

/** The elements from this one upwards. */
export function* ancestors(element: CheckedElement): Generator<CheckedElement> {
  for (let each: CheckedElement | null = element; each; each = each.parentElement) yield each;
}

/** In a form, a control named "children" hides those of the form. */
const childrenOf = (element: CheckedElement): CheckedElement[] =>
  typeof (element.children as Partial<Iterable<CheckedElement>>)[Symbol.iterator] === 'function'
    ? [...element.children]
    : [...(Reflect.get(Element.prototype, 'children', element) as Iterable<CheckedElement>)];

/** All elements inside, at any depth. */
export function* descendants(element: CheckedElement): Generator<CheckedElement> {
  const waiting = childrenOf(element).reverse();
  for (let each = waiting.pop(); each; each = waiting.pop()) {
    yield each;
    waiting.push(...childrenOf(each).reverse());
  }
}

/** Elements by their ids. */
export function indexIds(elements: Iterable<CheckedElement>): Map<string, CheckedElement[]> {
  const byId = new Map<string, CheckedElement[]>();
  for (const element of elements) {
    const id = element.getAttribute('id');
    if (id) byId.set(id, [...(byId.get(id) ?? []), element]);
  }
  return byId;
}

import { blocks } from '../elements/blocks.js';
import { checkElement } from '../elements/checks/check-element.js';
import { ancestors, indexIds, type Mistake, nameOfTag } from '../elements/checks/page.js';
import { invalidValues } from '../elements/checks/values.js';
import { vocabularyOf } from '../elements/checks/vocabulary.js';
import { type FileElement, parsePage } from './parse-page.js';

/** `<sq-map />`. A slash after a value without quotation marks belongs to the value. */
function isSelfClosed({ location }: FileElement, html: string): boolean {
  const end = location?.startTag?.endOffset;
  if (end === undefined || !html.slice(0, end).endsWith('/>')) return false;
  return !Object.values(location?.attrs ?? {}).some(({ endOffset }) => endOffset >= end - 1);
}

/**
 * Blocks whose end is not where the author sees it. HTML knows no `<sq-map />`; and an element that may not be in a
 * paragraph, such as a figure, ends the `<p>` around it and every block in that.
 */
function* checkClosing(element: FileElement, html: string): Generator<Mistake> {
  const name = nameOfTag(element);
  const end = `</${element.localName}>`;
  if (isSelfClosed(element, html)) {
    yield { element, message: `${name} is not closed by "/>": what follows is inside it. Write ${end}.` };
    return;
  }
  if (!element.isCutShort) return;
  const paragraph = [...ancestors(element)].find(({ localName }) => localName === 'p');
  const siblings = paragraph?.parentElement ? [...paragraph.parentElement.children] : [];
  const next = paragraph && siblings[siblings.indexOf(paragraph) + 1];
  yield {
    element,
    message: next
      ? `${name} is inside <p>, and <${next.localName}> ends the paragraph and the block with it. Write the block outside of <p>.`
      : `${name} is not closed: ${end} is missing, or not where it can be.`,
  };
}

export interface Problem {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly message: string;
}

const declarations = Object.values(blocks);
const vocabulary = vocabularyOf(declarations);

/** Where the attribute begins, or else its element. An element that the parser has added has no place. */
function placeOf({ element, attribute }: Mistake): Pick<Problem, 'line' | 'column'> {
  const { location } = element as FileElement;
  const place = (attribute !== undefined && location?.attrs?.[attribute]) || location;
  return { line: place?.startLine ?? 1, column: place?.startCol ?? 1 };
}

/** All mistakes of a page, in the order of its lines. Takes any text. */
export function checkHtml(html: string): Problem[] {
  const elements = parsePage(html);
  const page = { vocabulary, byId: indexIds(elements) };
  const mistakes = elements.flatMap((element) => {
    const declaration = declarations.find(({ tag }) => tag === element.localName);
    return [
      ...checkElement(element, page),
      ...(declaration ? [...invalidValues(element, declaration), ...checkClosing(element, html)] : []),
    ];
  });
  return mistakes
    .map((mistake) => ({ ...placeOf(mistake), message: mistake.message }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

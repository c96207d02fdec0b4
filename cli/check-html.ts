import { blocks } from '../elements/blocks.js';
import { checkElement } from '../elements/checks/check-element.js';
import { indexIds, type Mistake } from '../elements/checks/page.js';
import { invalidValues } from '../elements/checks/values.js';
import { vocabularyOf } from '../elements/checks/vocabulary.js';
import { checkClosing } from './check-closing.js';
import { parsePage, type FileElement } from './parse-page.js';

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

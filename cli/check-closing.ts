import { ancestors, nameOfTag, type Mistake } from '../elements/checks/page.js';
import type { FileElement } from './parse-page.js';

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
export function* checkClosing(element: FileElement, html: string): Generator<Mistake> {
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

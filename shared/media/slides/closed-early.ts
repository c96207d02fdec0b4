import { nameOf, warnOnce } from '../../platform/log.js';

const CONTENT = 'img, picture, video, figure';
const hasContent = (element: Element | null) => element?.matches(CONTENT) || element?.querySelector(CONTENT);

/**
 * Warns of an element without children that stands in a paragraph, or right after one, and before what were to be its
 * children. Editors that put tags into paragraphs cause that: the parser ends a paragraph, and all that is open in it,
 * at a figure, a list or a `div`.
 */
export function warnIfClosedEarly(element: Element): void {
  if (element.matches('[for], [group]')) return;
  const { parentElement, previousElementSibling, localName } = element;
  const isInside = parentElement instanceof HTMLParagraphElement;
  if (!isInside && !(previousElementSibling instanceof HTMLParagraphElement)) return;
  if (!hasContent((isInside ? parentElement : element).nextElementSibling)) return;
  warnOnce(
    `${nameOf(element)} is empty: it is in a paragraph, which the browser has closed before the content, and the tag with it. ` +
      `Write <div class="sq-block ${localName}" data-…> in place of the tag, or switch off automatic paragraphs for it.`,
    element,
  );
}

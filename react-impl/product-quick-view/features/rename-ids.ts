import { writeAttribute } from '../../../shared/platform/html/write-attribute.js';

/** Attributes that name other elements by their ids. */
const NAMING =
  'for form list headers popovertarget aria-labelledby aria-describedby aria-controls aria-details aria-owns'.split(
    ' ',
  );
let copies = 0;

/**
 * Gives the ids that the page has already other names, so that labels belong to the controls of the content, and not to those
 * of a product on the page. Pictures of SVG keep theirs.
 */
export function renameIds(content: ParentNode, page: Document = document): void {
  const names = new Map<string, string>();
  const suffix = `-quick-view-${++copies}`;
  for (const element of content.querySelectorAll<HTMLElement>('[id]:not(svg *)'))
    if (page.getElementById(element.id)) {
      names.set(element.id, element.id + suffix);
      element.id += suffix;
    }
  if (names.size === 0) return;
  for (const name of NAMING)
    for (const element of content.querySelectorAll(`[${name}]`)) {
      const ids = element.getAttribute(name)!.split(/\s+/);
      writeAttribute(element, name, ids.map((id) => names.get(id) ?? id).join(' '));
    }
}

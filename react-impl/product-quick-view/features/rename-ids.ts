import { writeAttribute } from '../../../shared/platform/html/write-attribute.js';

/** Attributes that name other elements by their ids. */
const NAMING =
  'for form list headers popovertarget commandfor aria-labelledby aria-describedby aria-controls aria-details aria-owns'.split(
    ' ',
  );
let copies = 0;

/**
 * Gives the ids that the page has already other names, so that labels belong to the controls of the content, and not to those
 * of a product on the page. Of another page all ids: an id is a name in `window`, which a script of this page may read, and
 * its controls belong to no form of this page. Pictures of SVG keep theirs, which are no such names.
 */
export function renameIds(content: ParentNode, isOfOtherPage: boolean): void {
  const names = new Map<string, string>();
  const suffix = `-quick-view-${++copies}`;
  for (const element of content.querySelectorAll<HTMLElement>('[id]:not(svg *)'))
    if (isOfOtherPage || document.getElementById(element.id)) {
      names.set(element.id, element.id + suffix);
      element.id += suffix;
    }
  for (const name of NAMING)
    for (const element of content.querySelectorAll(`[${name}]`)) {
      const ids = element.getAttribute(name)!.split(/\s+/);
      const renamed = ids.flatMap((id) => names.get(id) ?? (isOfOtherPage ? [] : id));
      if (renamed.length > 0) writeAttribute(element, name, renamed.join(' '));
      else element.removeAttribute(name);
    }
  // Blocks name their buttons by selectors.
  for (const [id, renamed] of names)
    for (const element of content.querySelectorAll('*'))
      for (const { name, value } of element.attributes)
        if (element.localName.startsWith('sq-') && value === `#${id}`) writeAttribute(element, name, `#${renamed}`);
}

import { slideElements } from '../../shared/media/slides/slide-elements.js';

/** Marks plain links that open in a lightbox; links of one name are one set. */
export const GROUP = 'data-sq-lightbox';

/** A link alone in its figure stands for all of it, its caption included. */
export function itemOf(link: Element): Element {
  const figure = link.closest('figure');
  return figure?.querySelectorAll(`a[${GROUP}]`).length === 1 ? figure : link;
}

/** The links of a group, wherever they are on the page, in its order. */
export const linksOf = (group: string): Element[] => [
  ...document.querySelectorAll(`a[${GROUP}="${CSS.escape(group)}"]`),
];

interface Source {
  /** Ids, with spaces between. */
  readonly for: string;
  readonly group: string;
}

const hostsOf = (source: Source): Element[] =>
  source.for.split(/\s+/).flatMap((id) => document.getElementById(id) ?? []);

/** Where a viewer's items are. */
export function placesOf(element: Element, source: Source): Element[] {
  if (source.group) return linksOf(source.group);
  return source.for ? hostsOf(source) : [element];
}

/** What a viewer shows: the items of the galleries that it works for, the links of its group, or its own children. */
export function findItems(element: Element, source: Source): Element[] {
  if (source.group) return linksOf(source.group).map(itemOf);
  if (!source.for) return slideElements(element);
  return hostsOf(source).flatMap(slideElements);
}

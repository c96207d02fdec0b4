import { byId } from '../../shared/platform/page/by-id.js';
import { isShown, slideElements } from '../../shared/media/slides/slide-elements.js';

/** Marks plain links that open in a lightbox; links with the same value are one group. */
export const GROUP = 'data-sq-lightbox';

/** A link that is alone in its figure stands for the whole figure, including its caption. */
function itemOf(link: Element): Element {
  const figure = link.closest('figure');
  return figure?.querySelectorAll(`a[${GROUP}]`).length === 1 ? figure : link;
}

/** The shadow root that an element is in, else the page. */
export const rootOf = (element: Element): Document | ShadowRoot => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
};

/**
 * The links of a group, anywhere on the page or in the shadow root of `element`, in document order: those that the page
 * shows, and empty ones, which are items of the viewer alone. All where it shows none: a script opens those.
 */
export function linksOf(element: Element, group: string): Element[] {
  const links = [...rootOf(element).querySelectorAll(`a[${GROUP}="${CSS.escape(group)}"]`)];
  const shown = links.filter((link) => isShown(link));
  return shown.length > 0 ? links.filter((link) => link.matches(':empty') || shown.includes(link)) : links;
}

interface Source {
  /** Ids, separated by spaces. */
  readonly for: string;
  readonly group: string;
}

const galleriesOf = (element: Element, source: Source): Element[] =>
  source.for.split(/\s+/).flatMap((id) => byId(element, id) ?? []);

/** The elements that contain a lightbox's items. */
export function itemContainers(element: Element, source: Source): Element[] {
  if (source.group) return linksOf(element, source.group);
  return source.for ? galleriesOf(element, source) : [element];
}

/** A lightbox's items: the slides of the galleries in `for`, the links of its group, or its own children. */
export function findItems(element: Element, source: Source): Element[] {
  if (source.group) return linksOf(element, source.group).map(itemOf);
  if (!source.for) return slideElements(element);
  return galleriesOf(element, source).flatMap(slideElements);
}

import { ofForm } from '../../shared/forms/form-controls.js';

/** What leads away from the page. */
export type Way = HTMLAnchorElement | HTMLFormElement;

/** A link's purpose that is no checkout (html.spec.whatwg.org/multipage/links.html#linkTypes). */
const OTHER = /^(?:help|license|privacy-policy|terms-of-service)$/i;

const pathOf = (address: string) =>
  URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).pathname : undefined;

/** Whether a link or a form leads to the path of an address. */
export const leadsTo = (way: unknown, address: string): boolean =>
  address !== '' &&
  (way instanceof HTMLAnchorElement || way instanceof HTMLFormElement) &&
  pathOf(way instanceof HTMLAnchorElement ? way.href : ofForm(way, 'action')) === pathOf(address);

/** A link that stands in a sentence. What translates a page puts `<font>` elements around texts. */
const isInText = (link: HTMLAnchorElement): boolean =>
  [...(link.parentNode?.childNodes ?? [])].some(
    (node) => (node instanceof Text || node instanceof HTMLFontElement) && node.textContent.trim() !== '',
  );

/** How likely it is that the author means this one to lead to the checkout. */
function rank(way: Way, address: string): number {
  if (leadsTo(way, address)) return 4;
  if (!(way instanceof HTMLAnchorElement)) return 3;
  const isOther = [...way.relList].some((word) => OTHER.test(word)) || !/^https?:$/.test(way.protocol);
  if (isOther || way.getAttribute('href')!.startsWith('#')) return 0;
  return isInText(way) ? 1 : 2;
}

/**
 * The author's link or form that leads to the checkout: the one with its path, else a form, else a link of its own, else a
 * link in a text. A link to the terms of the shop beside it stays what it is. `undefined` without any.
 */
export function findCheckout(element: HTMLElement, address: string): Way | undefined {
  const ways = [...element.querySelectorAll<Way>('a[href],form')];
  const ranks = ways.map((way) => rank(way, address));
  return ways[ranks.indexOf(Math.max(...ranks))];
}

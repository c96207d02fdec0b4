/** What a frame may do that must not lead the visitor away, nor act as its own origin: of the site, or where a redirect ends there. */
export const CONFINED =
  'allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-scripts';

/** The host of the shadow tree that an element is in. */
const hostOf = (element: Element): Element | undefined => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
};

/** Whether a wrapper has made the element, or the block that it is in: anybody may have written that. */
export function isInWrapper(element: Element): boolean {
  const host = hostOf(element);
  return element.closest('.sq-block') !== null || (host !== undefined && isInWrapper(host));
}

/** Whether a block has made the element in its shadow tree, of content of the page that anybody may have written. */
export const isKitCopy = (element: Element): boolean => hostOf(element)?.localName.startsWith('sq-') === true;

/** On a film that a block makes of an element which anybody may have written. */
export const CONFINES = 'data-sq-confine';

const AUTHORS = 'sq-video, sq-gallery, sq-lightbox';

/** Whether anybody may have written what names a film: a plain element, in no tag of the kit, or what a wrapper has made. */
export const mayBeOfStranger = (element: Element): boolean => element.closest(AUTHORS) === null || isInWrapper(element);

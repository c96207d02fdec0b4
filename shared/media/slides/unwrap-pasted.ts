const WRAPPER = '.sqs-gallery';

/**
 * Leaves of a whole gallery block that was copied from an existing site the element around its slides, and its settings:
 * its own controls and thumbnails do nothing here. As an attribute, the settings are also in a copy of the gallery.
 */
export function unwrapPasted(host: Element, pasted: Element): void {
  const slides = pasted.querySelector(WRAPPER);
  if (!slides) return;
  const json = pasted.getAttribute('data-block-json');
  if (json && !host.hasAttribute('data-block-json')) host.setAttribute('data-block-json', json);
  pasted.replaceWith(slides);
}

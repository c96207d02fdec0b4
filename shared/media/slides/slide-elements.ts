/** Children that are no slides. */
export const NO_SLIDE = 'script, noscript, style, template, link, [slot]';

/** Existing templates have one wrapper around the slides. */
export const WRAPPER = '.sqs-gallery';

/** The slides of a gallery or a lightbox: its element children, in order, or those of the one wrapper that it holds. */
export function slideElements(host: Element): Element[] {
  const slides = [...host.children].filter((child) => !child.matches(NO_SLIDE));
  const [first, ...more] = slides;
  return first?.matches(WRAPPER) && more.length === 0 ? slideElements(first) : slides;
}

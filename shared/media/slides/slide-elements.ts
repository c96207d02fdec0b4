/** Children of a gallery or a lightbox that are not slides. */
export const NO_SLIDE = 'script, noscript, style, template, link, [slot]';

/** Templates of existing sites have one element around all slides. */
export const WRAPPER = '.sqs-gallery';

/** The slides of a gallery or a lightbox, in order: its element children, or those of its only child, a wrapper. */
export function slideElements(host: Element): Element[] {
  const slides = [...host.children].filter((child) => !child.matches(NO_SLIDE));
  const [first, ...more] = slides;
  return first?.matches(WRAPPER) && more.length === 0 ? slideElements(first) : slides;
}

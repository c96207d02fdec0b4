import { write } from '../../platform/html/written.js';

const PASTED_WRAPPER = '.sqs-gallery';

/**
 * Leaves of a whole gallery block that was copied from an existing site the element around its slides, and its settings:
 * its own controls and thumbnails do nothing here. As an attribute, the settings are also in a copy of the gallery.
 */
function unwrapPasted(host: Element, pasted: Element): void {
  const slides = pasted.querySelector(PASTED_WRAPPER);
  if (!slides) return;
  const json = pasted.getAttribute('data-block-json');
  if (json && !host.hasAttribute('data-block-json')) host.setAttribute('data-block-json', json);
  pasted.replaceWith(slides);
}

/** Children of a gallery or a lightbox that are not slides: helpers of the page, and what editors put between elements. */
export const NO_SLIDE = 'script, noscript, style, template, link, br, p:empty, [slot]';

/** Templates of existing sites have one element around all slides. */
export const WRAPPER = '.sqs-gallery';

/**
 * A paragraph that Markdown or an editor has put around several images. Each of them is a slide; the sheets of sq-gallery
 * and sq-lightbox have the same selector. A paragraph of one image is itself the slide: its text is the caption.
 */
const IMAGES = 'p:has(> :is(img, a, picture) ~ :is(img, picture), > :is(img, a, picture) ~ a > :is(img, picture))';

/** The outermost element of a whole block that was copied from an existing site. */
const PASTED = ':scope > :is(.sqs-block, .sqs-block-content, .sqs-gallery-container)';

/** A paragraph of text alone, or of nothing that is visible. */
const TEXT = 'p:not(:has(:not(br)))';

/** The attribute of those of them that are shown. */
const MARK = 'data-sq-text';

/** `trim` removes no-break spaces too. */
const isBlank = (child: Element) => child.matches(TEXT) && child.textContent.trim() === '';

const slidesIn = (parent: Element): Element[] =>
  [...parent.children]
    .filter((child) => !child.matches(NO_SLIDE) && !isBlank(child))
    .flatMap((child) => (child.matches(IMAGES) ? slidesIn(child) : [child]));

/** What could be a slide, whether the page shows it or not: the element children, or those of the only child, a wrapper. */
export function possibleSlides(host: Element): Element[] {
  const slides = slidesIn(host);
  const [first, ...more] = slides;
  return first?.matches(WRAPPER) && more.length === 0 ? possibleSlides(first) : slides;
}

/**
 * Whether a slide has a box where its host has one: a page may filter slides by `display: none`, its own or that of what
 * contains it. Paragraphs of text that the sheets hide, until they are marked, are shown.
 */
export function isShown(slide: Element, host?: Element): boolean {
  for (let node: Element | null = slide; node && node !== host; node = node.parentElement)
    if (getComputedStyle(node).display === 'none' && !node.matches(`${TEXT}:not([${MARK}])`)) return false;
  return true;
}

/** The slides of a gallery or a lightbox, in order. */
export const slideElements = (host: Element): Element[] => possibleSlides(host).filter((slide) => isShown(slide, host));

/**
 * Shows slides that are paragraphs of text, until the returned function is called. CSS cannot see whether a paragraph has
 * text: among images, the sheets hide those without an element until they have this attribute. Warns where the parser has
 * closed the host before its slides; that code is loaded only for an empty host. Takes the slides out of a pasted block.
 */
export function handleEditorHtml(host: Element): () => void {
  if (!host.firstElementChild)
    import('./closed-early.js').then(
      ({ warnIfClosedEarly }) => warnIfClosedEarly(host),
      () => {},
    );
  const pasted = host.querySelector(PASTED);
  if (pasted) unwrapPasted(host, pasted);
  const texts = [...host.querySelectorAll(`:scope > ${TEXT}:not([${MARK}])`)].filter((text) => !isBlank(text));
  for (const text of texts) write(text, MARK, '');
  return () => {
    for (const text of texts) write(text, MARK, null);
  };
}

import type { Variant } from '../../../shared/commerce/product/product.js';

type Gallery = HTMLElement & { goTo?(index: number): Promise<void>; readonly inMotion?: boolean };
const NO_SLIDE = 'br, script, style, template';

/** What `data-variant` of a slide names: ids, SKUs or option values, with commas between them. */
const namesOf = (slide: Element) =>
  (
    (slide.matches('[data-variant]') ? slide : slide.querySelector('[data-variant]'))?.getAttribute('data-variant') ??
    ''
  )
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The slide that shows the most of a variant: one with its id or SKU, else the first one with a value of it; -1 for none. */
function slideOf(gallery: Element, { id, sku, values }: Variant): number {
  const slides = [...gallery.children].filter((child) => !child.matches(NO_SLIDE)).map(namesOf);
  const own = slides.findIndex((names) => names.some((name) => name === id || name === sku));
  return own >= 0 ? own : slides.findIndex((names) => names.some((name) => values.includes(name)));
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The gallery inside shows the image of a variant, as soon as it is upgraded. `isCurrent`: whether that is still wanted. */
export default function showImage(element: HTMLElement, variant: Variant, isCurrent: () => boolean): void {
  const gallery = element.querySelector<Gallery>('sq-gallery');
  const index = gallery ? slideOf(gallery, variant) : -1;
  if (!gallery || index < 0) return;
  void customElements.whenDefined('sq-gallery').then(async () => {
    // While a slide moves, a gallery takes no other one.
    while (gallery.inMotion && gallery.isConnected && isCurrent()) await nextFrame();
    if (isCurrent()) await gallery.goTo?.(index);
  });
}

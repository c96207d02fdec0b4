import { useListener } from '../hooks/use-listener.js';
import { warnOnce } from '../../shared/log.js';
import { requestBlock } from '../../shared/page-registry.js';
import { readSlide, slideElements } from '../../shared/slides/read-slide.js';

const TAG = 'sq-lightbox';
type Lightbox = HTMLElement & { open(index: number): Promise<void> };

let made = 0;

/** The lightbox that the author has put on the page for this gallery, else one of the gallery's own. */
function lightboxFor(gallery: HTMLElement, theme: string): Lightbox {
  gallery.id ||= `sq-gallery-${++made}`;
  const found = document.querySelector<Lightbox>(`${TAG}[for="${CSS.escape(gallery.id)}"]`);
  if (found) return found;
  const own = document.createElement(TAG) as Lightbox;
  own.setAttribute('for', gallery.id);
  own.setAttribute('theme', theme);
  document.body.append(own);
  return own;
}

/**
 * A click on a slide opens it in the lightbox; its code is fetched when the pointer or the focus comes. While it
 * cannot be had the slide's link does what links do.
 */
export function useOpenLightbox(gallery: HTMLElement, enabled: boolean, theme: string): void {
  const prepare = () => {
    if (enabled) void requestBlock(TAG)?.catch(() => {});
  };
  useListener(gallery, 'pointerenter', prepare);
  useListener(gallery, 'focusin', prepare);
  useListener<MouseEvent>(gallery, 'click', (event) => {
    if (!enabled || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const path = event.composedPath();
    const slides = slideElements(gallery);
    const index = slides.findIndex((slide) => path.includes(slide));
    const slide = slides[index];
    if (!slide || path.some((node) => node instanceof Element && node.matches('figcaption a, button, video[controls]')))
      return;
    const ready = requestBlock(TAG);
    if (!ready) return warnOnce('lightboxify is not available in this tier!');
    const { href } = readSlide(slide);
    event.preventDefault();
    ready
      .then(() => lightboxFor(gallery, theme).open(index))
      .catch(() => {
        if (href) location.assign(href);
      });
  });
}

import { slideElements } from './slide-elements.js';
import { parseDimensions, parseFocalPoint, type FocalPoint, type Size } from './slide-data.js';

/** One slide, as its author wrote it: an image, a linked image, a figure, a picture or a video. */
export interface Slide {
  readonly element: Element;
  readonly kind: 'image' | 'video';
  readonly id: string | undefined;
  readonly url: string | undefined;
  /** The address that a click leads to: the click-through address, else the link. */
  readonly href: string | undefined;
  readonly image: HTMLImageElement | null;
  /** The size of the image, if its author says it. */
  readonly dimensions: Size | undefined;
  readonly focalPoint: FocalPoint;
  readonly caption: Element | null;
  /** The image's text, else the caption's. */
  readonly label: string;
}

const VIDEO = 'video, .sqs-video-wrapper, sq-video';
const within = <E extends Element>(element: Element, selector: string): E | null =>
  element.matches(selector) ? (element as E) : element.querySelector<E>(selector);

export function readSlide(element: Element): Slide {
  const image = within<HTMLImageElement>(element, 'img');
  const link = within<HTMLAnchorElement>(element, 'a[href]');
  const caption = element.querySelector('figcaption');
  /** Slide data may be on the slide or on its image (widgets §3). */
  const data = (name: string) => element.getAttribute(name) ?? image?.getAttribute(name) ?? undefined;
  return {
    element,
    kind:
      data('data-type') === 'video' || (data('data-type') !== 'image' && within(element, VIDEO)) ? 'video' : 'image',
    id: data('data-slide-id'),
    url: data('data-slide-url'),
    href: data('data-click-through-url') ?? link?.href,
    image,
    dimensions: parseDimensions(data('data-image-dimensions')),
    focalPoint: parseFocalPoint(data('data-image-focal-point')),
    caption,
    label: image?.alt.trim() || caption?.textContent.trim() || element.getAttribute('aria-label') || '',
  };
}

export const readSlides = (host: Element): Slide[] => slideElements(host).map(readSlide);

import { safeAddress } from '../../platform/html/safe-address.js';
import { mayBeImage } from './clicked-links.js';
import { isImageFile, kindOf } from './linked-image.js';

const IMAGE_PROTOCOLS = ['http:', 'https:', 'data:', 'blob:'];
/** Types that every browser knows which the kit supports. */
const KNOWN_TYPE = /^(image\/(avif|gif|jpeg|png|svg\+xml|webp))?$/;

/** Between candidates: an address may have commas inside of it, but a descriptor ends at one. */
const BETWEEN = /,\s+|(?<=\s[\d.]+[wx]),|,$/;

/** The attribute of the name, or that of scripts that load images later. */
const lateAttribute = (element: Element, name: string) =>
  element.getAttribute(name) || element.getAttribute(`data-${name}`) || element.getAttribute(`data-lazy-${name}`);

/** The narrowest candidate that is as wide as the screen, else the widest. `single`: the width in px of a density of 1. */
function bestOf(srcset: string, single: number): string | undefined {
  const needed = innerWidth * devicePixelRatio;
  const widths = srcset.split(BETWEEN).flatMap((candidate) => {
    const [address, descriptor = '1x'] = candidate.trim().split(/\s+/);
    if (!address) return [];
    return { address, width: Number.parseFloat(descriptor) * (descriptor.endsWith('w') ? 1 : single) };
  });
  widths.sort((a, b) => a.width - b.width);
  return (widths.find(({ width }) => width >= needed) ?? widths.at(-1))?.address;
}

/** The srcset that the browser takes, or would take of an image that is not loaded yet. */
function srcsetOf(image: HTMLImageElement): string | null {
  const sources = image.parentElement?.matches('picture') ? image.parentElement.querySelectorAll('source') : [];
  const source = [...sources].find(({ media, type }) => matchMedia(media).matches && KNOWN_TYPE.test(type));
  return (source && lateAttribute(source, 'srcset')) || lateAttribute(image, 'srcset');
}

/** The link around the image, or of an item without one; else one beside it that names an image file. */
function linkOf(item: Element, image: HTMLImageElement | null): HTMLAnchorElement | undefined {
  const links = [item, ...item.querySelectorAll('a')].filter(
    (each): each is HTMLAnchorElement => each instanceof HTMLAnchorElement && each.href !== '',
  );
  return links.find((link) => (image ? link.contains(image) : !link.closest('figcaption'))) ?? links.find(isImageFile);
}

export interface FullImage {
  /** The addresses of the item's image: the full one, and what is shown where that is none. */
  readonly sources: readonly string[];
  /** Whether the first of them is that of a link. */
  readonly isLinked: boolean;
  /** Whether that link may lead to anything, and stands there because the visitor has clicked it. */
  readonly isClicked: boolean;
  /** Whether the page has one file of the image, in one size. */
  readonly isPlain: boolean;
  /** Where the item leads to without the viewer. */
  readonly link: string | undefined;
}

/** The largest image that an item names and that suits the screen. */
export function fullImage(item: Element, image: HTMLImageElement | null): FullImage {
  const link = linkOf(item, image);
  const kind = link ? kindOf(link, image) : 'other';
  const isClicked = kind === 'unknown' && mayBeImage(link!.href);
  const linked = kind === 'image' || isClicked ? link!.href : undefined;
  const data = (name: string) => item.getAttribute(name) ?? image?.getAttribute(name);
  const single = image ? image.naturalWidth || Number(image.getAttribute('width')) : 0;
  const best = image && bestOf(srcsetOf(image) ?? '', single);
  const own = [best, data('data-src'), data('data-image'), data('data-lazy-src'), image?.currentSrc, image?.src];
  const named = linked && isImageFile(link!) ? [linked] : [linked, ...own];
  const sources = [...new Set(named.flatMap((address) => safeAddress(address ?? '', IMAGE_PROTOCOLS) ?? []))];
  return {
    sources,
    isLinked: linked !== undefined,
    isClicked,
    isPlain: !best,
    link: safeAddress(link?.href ?? ''),
  };
}

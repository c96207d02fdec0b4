import { nameOf, warnOnce } from '../../platform/log.js';
import { pageContext } from '../../platform/page/read-page.js';
import { onePerPage } from '../../platform/store.js';
import { safeSource } from '../../platform/html/safe-address.js';
import type { Size } from '../slides/slide-data.js';
import { measureDrawnWidth } from './drawn-width.js';
import { createImageQueue, MAX_LOADS } from './image-queue.js';
import { pickWidth, pixelRatio, secureAddress, sizedAddress, type SizeFormat } from './ladder.js';

/** Classes of the image, for themes (widgets §4 "Images"): none, then `loading`, then `loaded`. */
export const LOADING = 'loading';
export const LOADED = 'loaded';

export interface LoadOptions {
  readonly source: string | undefined;
  /** Without it the address is not changed. */
  readonly sizeFormat?: SizeFormat | undefined;
  readonly sizeAdjustment?: number;
  readonly dprMin?: number;
  readonly dprMax?: number;
  readonly allowSaveData?: boolean;
  /** Loads also an image that is loaded already. */
  readonly forceImageUpdate?: boolean;
  /** Starts also while an earlier load of the same image is running. */
  readonly allowConcurrentLoads?: boolean;
  /** Shows the image as the background of this element instead. */
  readonly background?: HTMLElement | undefined;
  /** The size of the original in px: how wide a cropped image is drawn depends on its shape. */
  readonly dimensions?: Size | undefined;
  /** The width in px at which the image is drawn; by default the measured one. */
  readonly width?: number;
}

/** The visitor's data saver setting. TypeScript does not know `navigator.connection`. */
const wantsLessData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const queue = () =>
  onePerPage('image-queue', () =>
    createImageQueue(() =>
      matchMedia('(hover: none) and (pointer: coarse)').matches ? MAX_LOADS.mobile : MAX_LOADS.desktop,
    ),
  );
/** The page's own host and the `imageHosts` of its context (ambiguity A70). */
function imageHosts(): string[] {
  const { imageHosts: named } = pageContext().raw;
  const hosts = Array.isArray(named) ? named.filter((host): host is string => typeof host === 'string') : [];
  return [location.hostname, ...hosts.map((host) => host.toLowerCase())];
}

/** The image's address in the width at which `element` draws it. */
export function addressFor(element: HTMLElement, options: LoadOptions): string {
  const source = secureAddress(options.source ?? '', imageHosts());
  if (!options.sizeFormat) return source;
  const saveData = (options.allowSaveData ?? false) && wantsLessData();
  const ratio = pixelRatio({ ...options, dpr: devicePixelRatio, saveData });
  const width = options.width ?? (measureDrawnWidth(element, options.dimensions) || innerWidth);
  return sizedAddress(source, pickWidth(width, ratio, options.sizeAdjustment), options.sizeFormat);
}

/**
 * Loads an image: unloaded, then loading, then loaded (widgets §4 "Images"). Resolves to whether it is loaded. Never
 * rejects: a failure is a warning, and the author's image stays as it is.
 */
export async function loadImage(image: unknown, options: LoadOptions): Promise<boolean> {
  if (!(image instanceof HTMLImageElement)) {
    warnOnce('Element is not a valid image element.', image);
    return false;
  }
  if (!options.source?.trim()) {
    warnOnce('Invalid or missing image source.', image);
    return false;
  }
  if (image.classList.contains(LOADING) && !options.allowConcurrentLoads) return false;
  if (image.classList.contains(LOADED) && !options.forceImageUpdate) return true;
  image.classList.add(LOADING);
  const sized = addressFor(options.background ?? image, options);
  const isLoaded = await queue().add(
    async () =>
      // A host that does not serve this width may serve the original.
      (await fetchInto(image, sized, options.background)) ||
      (sized !== options.source && (await fetchInto(image, options.source!, options.background))),
  );
  image.classList.remove(LOADING);
  image.classList.toggle(LOADED, isLoaded);
  if (!isLoaded) warnOnce(`${nameOf(image)} could not be loaded: ${options.source}`, image);
  return isLoaded;
}

async function fetchInto(image: HTMLImageElement, address: string, background?: HTMLElement): Promise<boolean> {
  const target = background ? new Image() : image;
  const loaded = new Promise<boolean>((resolve) => {
    target.addEventListener('load', () => resolve(true), { once: true });
    target.addEventListener('error', () => resolve(false), { once: true });
  });
  // A lazy image would occupy the queue until it is in view.
  target.loading = 'eager';
  const safe = safeSource(address) ?? '';
  target.src = safe;
  const isLoaded = await loaded;
  if (isLoaded && background) {
    background.style.backgroundImage = `url(${JSON.stringify(safe)})`;
    // Browsers leave backgrounds out on paper; this one is content.
    for (const prefix of ['', '-webkit-']) background.style.setProperty(`${prefix}print-color-adjust`, 'exact');
  }
  return isLoaded;
}

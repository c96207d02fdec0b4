import { nameOf, warnOnce } from '../../platform/log.js';
import { pageContext } from '../../platform/page/read-page.js';
import { onePerPage } from '../../platform/store.js';
import { createImageQueue, MAX_LOADS } from './image-queue.js';
import { pickWidth, pixelRatio, secureAddress, sizedAddress, type SizeFormat } from './ladder.js';

/** Marks on the image for themes (widgets §4 "Images"): none, then `loading`, then `loaded`. */
export const LOADING = 'loading';
export const LOADED = 'loaded';

export interface LoadOptions {
  readonly source: string | undefined;
  /** Absent: the address is taken as it is. */
  readonly sizeFormat?: SizeFormat | undefined;
  readonly sizeAdjustment?: number;
  readonly dprMin?: number;
  readonly dprMax?: number;
  readonly allowSaveData?: boolean;
  /** Asks for the source again, also when the image is there already. */
  readonly forceImageUpdate?: boolean;
  /** Starts also while an earlier load of the same image is under way. */
  readonly allowConcurrentLoads?: boolean;
  /** Paints the image as the background of its frame instead. */
  readonly background?: HTMLElement | undefined;
  /** Width in px that the image is shown at; its own width where it is left out. */
  readonly width?: number;
}

/** The other side of `navigator.connection`, which TypeScript does not know. */
const wantsLessData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const queue = () =>
  onePerPage('image-queue', () =>
    createImageQueue(() =>
      matchMedia('(hover: none) and (pointer: coarse)').matches ? MAX_LOADS.mobile : MAX_LOADS.desktop,
    ),
  );
/** The page's own host, and those its context names: `imageHosts` (ambiguity A70). */
function imageHosts(): string[] {
  const { imageHosts: named } = pageContext().raw;
  const hosts = Array.isArray(named) ? named.filter((host): host is string => typeof host === 'string') : [];
  return [location.hostname, ...hosts.map((host) => host.toLowerCase())];
}

/** The address that fills the image's place best. */
export function addressFor(image: HTMLElement, options: LoadOptions): string {
  const source = secureAddress(options.source ?? '', imageHosts());
  if (!options.sizeFormat) return source;
  const saveData = (options.allowSaveData ?? false) && wantsLessData();
  const ratio = pixelRatio({ ...options, dpr: devicePixelRatio, saveData });
  const width = options.width ?? (image.getBoundingClientRect().width || innerWidth);
  return sizedAddress(source, pickWidth(width, ratio, options.sizeAdjustment), options.sizeFormat);
}

/**
 * Loads an image: unloaded, then loading, then loaded (widgets §4 "Images"). Answers whether it is there. Never
 * throws: what cannot be loaded is warned about and leaves the author's image as it is.
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
  const done = await queue().add(
    async () =>
      // A host that does not serve this width may well serve the original.
      (await fetchInto(image, sized, options.background)) ||
      (sized !== options.source && (await fetchInto(image, options.source!, options.background))),
  );
  image.classList.remove(LOADING);
  image.classList.toggle(LOADED, done);
  if (!done) warnOnce(`${nameOf(image)} could not be loaded: ${options.source}`, image);
  return done;
}

async function fetchInto(image: HTMLImageElement, address: string, background?: HTMLElement): Promise<boolean> {
  const target = background ? new Image() : image;
  const settled = new Promise<boolean>((resolve) => {
    target.addEventListener('load', () => resolve(true), { once: true });
    target.addEventListener('error', () => resolve(false), { once: true });
  });
  // An image that the browser would load lazily would hold its place in the queue until it is seen.
  target.loading = 'eager';
  target.src = address;
  const done = await settled;
  if (done && background) background.style.backgroundImage = `url(${JSON.stringify(address)})`;
  return done;
}

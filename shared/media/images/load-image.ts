import { safeSource } from '../../platform/html/safe-address.js';
import { write } from '../../platform/html/written.js';
import { nameOf, warnOnce } from '../../platform/log.js';
import { pageContext } from '../../platform/page/read-page.js';
import { onePerPage } from '../../platform/store.js';
import type { Size } from '../slides/slide-data.js';
import { measureDrawnWidth } from './drawn-width.js';
import { pickWidth, pixelRatio, secureAddress, sizedAddress, type SizeFormat } from './ladder.js';

/** Widgets §9: "16 concurrent loads on desktop, 1 on mobile". */
export const MAX_LOADS = { desktop: 16, mobile: 1 } as const;
/** A load that takes longer, in ms, no longer counts: a server that does not answer must not hold up all other images. */
export const PATIENCE_MS = 10_000;

export interface ImageQueue {
  /**
   * Starts a load when fewer than the limit are running. Of those that wait, the first whose `isInView` says so is started,
   * else the first: visitors who have scrolled on wait for what they see, not for all that they have passed.
   */
  add<T>(load: () => Promise<T>, isInView?: () => boolean): Promise<T>;
}

/** Limits the loads that run at the same time, so that the first images of a page do not compete with its last. */
export function createImageQueue(limit: () => number): ImageQueue {
  const waiting: { readonly start: () => Promise<void>; readonly isInView: () => boolean }[] = [];
  let running = 0;
  const next = () => {
    while (waiting.length > 0 && running < limit()) {
      const inView = waiting.length > 1 ? waiting.findIndex(({ isInView }) => isInView()) : 0;
      const [first] = waiting.splice(Math.max(0, inView), 1);
      let isRunning = true;
      running++;
      const end = () => {
        clearTimeout(timer);
        if (isRunning) running--;
        isRunning = false;
        next();
      };
      const timer = setTimeout(end, PATIENCE_MS);
      void first!.start().finally(end);
    }
  };
  return {
    add: (load, isInView = () => false) =>
      new Promise((resolve, reject) => {
        waiting.push({ start: () => load().then(resolve, reject), isInView });
        next();
      }),
  };
}

const shown = new Set<Element>();
let observer: IntersectionObserver | undefined;

/** Which of the observed elements are in the window. The browser says so: to measure them would cost a layout each time. */
const inView = {
  has: (element: Element): boolean => shown.has(element),
  observe(element: Element): void {
    if (typeof IntersectionObserver !== 'function') return;
    observer ??= new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) shown.add(target);
        else shown.delete(target);
    });
    observer.observe(element);
  },
  unobserve(element: Element): void {
    observer?.unobserve(element);
    shown.delete(element);
  },
};

const retries = new Map<HTMLImageElement, () => void>();

function retryAll() {
  const due = [...retries];
  retries.clear();
  for (const [image, retry] of due) if (image.isConnected) retry();
}

/** Calls `retry` once when the network is back, if the image is still on the page and nothing else was asked for. */
function retryWhenOnline(image: HTMLImageElement, retry: () => void): void {
  for (const each of retries.keys()) if (!each.isConnected) retries.delete(each);
  retries.set(image, retry);
  addEventListener('online', retryAll, { once: true });
}

const forgetRetry = (image: HTMLImageElement): boolean => retries.delete(image);

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
  /** Loads again also an image that is loaded from this source already. */
  readonly forceImageUpdate?: boolean;
  /** Starts also while an earlier load of the same source is running. */
  readonly allowConcurrentLoads?: boolean;
  /** Shows the image as the background of this element instead. */
  readonly background?: HTMLElement | undefined;
  /** The size of the original in px: how wide a cropped image is drawn depends on its shape. */
  readonly dimensions?: Size | undefined;
  /** The width in px at which the image is drawn; by default the measured one. */
  readonly width?: number;
  /** Is called when the network is back after the image could not be loaded. */
  readonly retry?: () => void;
}

/**
 * What was asked for last, by image. The classes alone do not say it: a page that is saved or copied while it loads keeps
 * them, and frameworks give the address of another image to the same element.
 */
const requests = new WeakMap<HTMLImageElement, { readonly source: string; isLoaded: boolean }>();

export function loadStateOf(image: HTMLImageElement): 'unloaded' | 'loading' | 'loaded' {
  const request = requests.get(image);
  return !request ? 'unloaded' : request.isLoaded ? 'loaded' : 'loading';
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
  const { source, background, retry } = options;
  const known = requests.get(image);
  if (known?.source === source && !(known.isLoaded ? options.forceImageUpdate : options.allowConcurrentLoads))
    return known.isLoaded;
  const request = { source, isLoaded: false };
  requests.set(image, request);
  forgetRetry(image);
  write(image, `.${LOADING}`, '');
  const drawnBy = background ?? image;
  const sized = addressFor(drawnBy, options);
  // Not if it was taken off the page before its turn, or if another source is asked for by now.
  const fetchIfDue = async (address: string) =>
    image.isConnected && requests.get(image)?.source === source && fetchInto(image, address, background);
  inView.observe(drawnBy);
  const isLoaded = await queue().add(
    async () => {
      inView.unobserve(drawnBy);
      // A host that does not serve this width may serve the original.
      return (await fetchIfDue(sized)) || (sized !== source && fetchIfDue(source));
    },
    () => inView.has(drawnBy),
  );
  if (requests.get(image)?.source !== source) return false;
  write(image, `.${LOADING}`, null);
  write(image, `.${LOADED}`, isLoaded ? '' : null);
  if (isLoaded) request.isLoaded = true;
  else requests.delete(image);
  if (!isLoaded && image.isConnected) {
    warnOnce(`${nameOf(image)} could not be loaded: ${source}`, image);
    if (retry) retryWhenOnline(image, retry);
  }
  return isLoaded;
}

async function fetchInto(image: HTMLImageElement, address: string, background?: HTMLElement): Promise<boolean> {
  const target = background ? new Image() : image;
  const loaded = new Promise<boolean>((resolve) => {
    target.addEventListener('load', () => resolve(true), { once: true });
    target.addEventListener('error', () => resolve(false), { once: true });
  });
  // A lazy image would occupy the queue until it is in view.
  write(target, 'loading', 'eager');
  const safe = safeSource(address) ?? '';
  write(target, 'src', safe);
  const isLoaded = await loaded;
  if (isLoaded && background) {
    write(background, ':background-image', `url(${JSON.stringify(safe)})`);
    // Browsers leave backgrounds out on paper; this one is content.
    for (const prefix of ['', '-webkit-']) write(background, `:${prefix}print-color-adjust`, 'exact');
  }
  return isLoaded;
}

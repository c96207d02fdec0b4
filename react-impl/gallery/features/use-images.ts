import { write } from '../../../shared/platform/html/written.js';
import { useLayoutEffect, useState } from 'react';
import { whenShown } from '../../../shared/media/images/drawn-width.js';
import { objectPosition, placeImage } from '../../../shared/media/images/frame.js';
import { whenNear } from '../../../shared/media/images/near-viewport.js';
import { readImage, type ImageData } from '../../../shared/media/images/read-image.js';
import { warnOnce } from '../../../shared/platform/log.js';
import type { Slides } from '../../../shared/media/slides/slides.js';
import { useLatest } from '../../hooks/use-latest.js';
import { useListener } from '../../hooks/use-listener.js';
import { pageRegistry } from '../../../shared/platform/page/page-registry.js';
import { onePerPage } from '../../../shared/platform/store.js';
import { safeSource } from '../../../shared/platform/html/safe-address.js';
import { wrapIndex } from '../logic/positions.js';

type Loader = typeof import('../../../shared/media/images/load-image.js');
const CENTER = { x: 'center', y: 'center' } as const;

/** Loaded with the first image without `src`: most pages have none. One promise, which keeps the order of the images. */
const imageLoader = () =>
  onePerPage<() => Promise<Loader>>('image-loader', () => {
    let loader: Promise<Loader> | undefined;
    return () =>
      (loader ??= import('../../../shared/media/images/load-image.js').catch((error: unknown) => {
        loader = undefined;
        throw error;
      }));
  });

export interface ImageOptions {
  readonly lazy: boolean;
  /** Loads only the slides around the current one; `undefined` loads those near the viewport (ambiguity A63). */
  readonly near:
    { readonly index: number; readonly shown: number; readonly count: number; readonly loop: boolean } | undefined;
  readonly useBgImage: boolean;
  readonly loaderOptions: Readonly<Record<string, unknown>>;
}

/** The images in a slide that have an address in their data, but no `src`. */
const unloadedIn = (slide: Element): HTMLImageElement[] =>
  (slide instanceof HTMLImageElement ? [slide] : [...slide.querySelectorAll('img')]).filter(
    (image) => !image.hasAttribute('src') && Boolean(image.dataset['src'] ?? image.dataset['image']),
  );

/** Sets width and height, so that the image takes its space before it is loaded. */
function reserveSpace(image: HTMLImageElement, { dimensions }: ImageData): void {
  if (!dimensions || image.hasAttribute('width')) return;
  write(image, 'width', String(dimensions.width));
  write(image, 'height', String(dimensions.height));
}

/** An image that is cropped keeps its focal point in view. */
function cropAroundFocalPoint(image: HTMLImageElement, { dimensions, focal }: ImageData): void {
  const frame = { width: image.clientWidth, height: image.clientHeight };
  if (!dimensions || frame.width === 0 || frame.height === 0 || !image.dataset['imageFocalPoint']) return;
  const placed = placeImage(dimensions, frame, { mode: 'cover', focal, alignment: CENTER, stretch: true });
  write(image, ':object-position', objectPosition(placed, frame));
}

/** Shows what is painted behind an image: the image itself is only read by screen readers, on paper too. */
function showBehind(image: HTMLImageElement, frame: HTMLElement): void {
  write(image, ':opacity', '0 !important');
  write(frame, ':background-position', image.style.objectPosition || 'center');
  write(frame, ':background-repeat', 'no-repeat');
  write(frame, ':background-size', 'cover');
  // The background of a line is as high as its text.
  if (getComputedStyle(frame).display === 'inline') write(frame, ':display', 'block');
}

/** Those whose address the gallery sets: all others are the browser's own. */
const started = new WeakSet<Node>();

async function load(image: HTMLImageElement, slides: Slides, options: ImageOptions): Promise<void> {
  const data = readImage(image);
  started.add(image);
  cropAroundFocalPoint(image, data);
  // A slide that is the image has no frame.
  const parent = image.parentElement;
  const frame = options.useBgImage && parent && !slides.parents.includes(parent) ? parent : undefined;
  try {
    const { loadImage } = await imageLoader()();
    const isLoaded = await loadImage(image, {
      source: data.source,
      sizeFormat: data.resizable ? 'queryString' : undefined,
      background: frame,
      dimensions: data.dimensions,
      retry: () => void load(image, slides, options),
      ...options.loaderOptions,
    });
    if (isLoaded && frame) showBehind(image, frame);
  } catch {
    warnOnce('Loader2 not found');
    write(image, 'src', safeSource(data.source) ?? '');
  }
}

/** Loads images of existing templates: their address is in `data-src` and becomes their `src` when it is needed. */
export function useImages(element: Element, slides: Slides, options: ImageOptions): void {
  const { lazy, near: now } = options;
  const [version, setVersion] = useState(0);
  const range = lazy && now ? `${now.index},${now.shown},${now.count},${now.loop}` : '';
  const latest = useLatest(options);
  useLayoutEffect(() => {
    for (const slide of slides.list) for (const image of unloadedIn(slide)) reserveSpace(image, readImage(image));
  }, [slides]);
  useLayoutEffect(() => {
    const near = pageRegistry().isPrinted ? undefined : latest.current.near;
    const start = (image: HTMLImageElement) => void load(image, slides, latest.current);
    if (!lazy || !near) {
      const images = Array.from(slides.list, unloadedIn).flat();
      if (images.length === 0) return;
      if (lazy) return whenNear(images, start);
      return whenShown(images, start);
    }
    const around: HTMLImageElement[] = [];
    // Those that are shown and those after them, then those before: a phone loads one at a time.
    const after = near.shown + near.count;
    for (let at = 0; at < after + near.count; at++) {
      const index = near.index + (at < after ? at : after - 1 - at);
      const slide = slides.list[near.loop ? wrapIndex(index, slides.list.length) : index];
      if (slide) around.push(...unloadedIn(slide));
    }
    return whenShown(around, start);
  }, [slides, lazy, range, latest, version]);
  // A framework gives the address of another image to an element that is there.
  useLayoutEffect(() => {
    const observer = new MutationObserver((records) => {
      for (const { target } of records)
        if (started.has(target)) void load(target as HTMLImageElement, slides, latest.current);
        else setVersion((before) => before + 1);
    });
    observer.observe(element, { subtree: true, attributeFilter: ['data-src', 'data-image'] });
    return () => observer.disconnect();
  }, [element, slides, latest]);
  // On paper all slides are seen, not only those around the current one.
  useListener(window, 'beforeprint', () => {
    for (const slide of slides.list) for (const image of unloadedIn(slide)) void load(image, slides, latest.current);
  });
}

import { useLayoutEffect } from 'react';
import { objectPosition, placeImage } from '../../../shared/media/images/frame.js';
import { whenNear } from '../../../shared/media/images/near-viewport.js';
import { readImage, type ImageData } from '../../../shared/media/images/read-image.js';
import { warnOnce } from '../../../shared/platform/log.js';
import type { Slides } from '../../../shared/media/slides/slides.js';
import { onePerPage } from '../../../shared/platform/store.js';
import { wrapIndex } from '../logic/slide-index.js';

type Loader = typeof import('../../../shared/media/images/load-image.js');
const CENTER = { x: 'center', y: 'center' } as const;

/** Fetched with the first image that waits for its address; most pages have none. */
const imageLoader = () =>
  onePerPage<() => Promise<Loader>>('image-loader', () => () => import('../../../shared/media/images/load-image.js'));

export interface ImageOptions {
  readonly lazy: boolean;
  /** Only the slides around the current one; else those near the viewport (ambiguity A63). */
  readonly near:
    { readonly index: number; readonly shown: number; readonly count: number; readonly loop: boolean } | undefined;
  readonly useBgImage: boolean;
  readonly loaderOptions: Readonly<Record<string, unknown>>;
}

const waitingIn = (slide: Element): HTMLImageElement[] =>
  (slide instanceof HTMLImageElement ? [slide] : [...slide.querySelectorAll('img')]).filter(
    (image) => !image.hasAttribute('src') && Boolean(image.dataset['src'] ?? image.dataset['image']),
  );

/** Keeps an image's place free until it is there, as its author could have done. */
function reserve(image: HTMLImageElement, { dimensions }: ImageData): void {
  if (!dimensions || image.hasAttribute('width')) return;
  image.width = dimensions.width;
  image.height = dimensions.height;
}

/** What is cropped is cropped around the focal point. */
function focus(image: HTMLImageElement, { dimensions, focal }: ImageData): void {
  const frame = { width: image.clientWidth, height: image.clientHeight };
  if (!dimensions || frame.width === 0 || frame.height === 0 || !image.dataset['imageFocalPoint']) return;
  const placed = placeImage(dimensions, frame, { mode: 'cover', focal, alignment: CENTER, stretch: true });
  image.style.objectPosition = objectPosition(placed, frame);
}

async function load(image: HTMLImageElement, { useBgImage, loaderOptions }: ImageOptions): Promise<void> {
  const data = readImage(image);
  focus(image, data);
  try {
    const { loadImage } = await imageLoader()();
    await loadImage(image, {
      source: data.source,
      sizeFormat: data.resizable ? 'queryString' : undefined,
      background: useBgImage ? (image.parentElement ?? undefined) : undefined,
      ...loaderOptions,
    });
  } catch {
    warnOnce('Loader2 not found');
    image.src = data.source ?? '';
  }
}

/** Images of existing templates name their address in `data-src`: it becomes their `src` when they are needed. */
export function useImages(slides: Slides, options: ImageOptions): void {
  const { lazy, near } = options;
  const around = lazy && near ? `${near.index},${near.shown},${near.count},${near.loop}` : '';
  useLayoutEffect(() => {
    for (const slide of slides.list) for (const image of waitingIn(slide)) reserve(image, readImage(image));
  }, [slides]);
  useLayoutEffect(() => {
    const start = (image: HTMLImageElement) => void load(image, options);
    if (!lazy || !near) {
      const waiting = Array.from(slides.list, waitingIn).flat();
      if (waiting.length === 0) return;
      if (lazy) return whenNear(waiting, start);
      return waiting.forEach(start);
    }
    for (let at = near.index - near.count; at < near.index + near.shown + near.count; at++) {
      const slide = slides.list[near.loop ? wrapIndex(at, slides.list.length) : at];
      if (slide) waitingIn(slide).forEach(start);
    }
  }, [slides, lazy, around]); // eslint-disable-line react-hooks/exhaustive-deps -- the rest is read when an image is loaded
}

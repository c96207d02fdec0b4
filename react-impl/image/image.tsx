import { useLayoutEffect, useRef, useState } from 'react';
import type { image } from './declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import { measureDrawnWidth, whenShown } from '../../shared/media/images/drawn-width.js';
import { findImages } from '../../shared/media/images/image-helpers.js';
import { pickWidth } from '../../shared/media/images/ladder.js';
import { loadImage, loadStateOf } from '../../shared/media/images/load-image.js';
import { whenNear } from '../../shared/media/images/near-viewport.js';
import { readImage } from '../../shared/media/images/read-image.js';
import { parseDimensions, parseFocalPoint, type Size } from '../../shared/media/slides/slide-data.js';
import { write } from '../../shared/platform/html/written.js';
import { nameOf, warnOnce } from '../../shared/platform/log.js';
import { useMethods } from '../hooks/use-methods.js';
import { useProperties } from '../hooks/use-properties.js';
import { usePlacement } from './use-placement.js';

/** Widgets §9 "Blocks": an image block less than 415 px wide is narrow. */
const NARROW_PX = 415;
/** A class for themes. */
const NARROW = '.sq-narrow';

/** Marks a block that is narrow. */
function useNarrow(element: HTMLElement): void {
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => {
      const { width } = element.getBoundingClientRect();
      write(element, NARROW, width > 0 && width < NARROW_PX ? '' : null);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      write(element, NARROW, null);
    };
  }, [element]);
}

/**
 * The largest width of the ladder at which the image has been drawn so far, in px; 0 at first, and while it is not
 * displayed. `target` draws it: the image, or the frame whose background it is.
 */
function useWidestDrawn(target: HTMLElement | undefined, dimensions: Size | undefined): number {
  const [widest, setWidest] = useState(0);
  const [width, height] = [dimensions?.width, dimensions?.height];
  useLayoutEffect(() => {
    if (!target) return;
    const observer = new ResizeObserver(() => {
      const drawn = measureDrawnWidth(target, width && height ? { width, height } : undefined);
      if (drawn > 0) setWidest((before) => Math.max(before, pickWidth(drawn, devicePixelRatio)));
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [target, width, height]);
  return widest;
}

/** The attributes that say which image it is, and how it is loaded and placed. */
const DATA = [
  'data-src',
  'data-image',
  'data-image-dimensions',
  'data-image-focal-point',
  'data-load',
  'width',
  'height',
];

/** The author's image; the block is rendered again when there is another one, or when a script changes its data. */
function useAuthorImage(element: HTMLElement): HTMLImageElement | undefined {
  const [, setVersion] = useState(0);
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setVersion((version) => version + 1));
    observer.observe(element, { childList: true, subtree: true, attributeFilter: DATA });
    return () => observer.disconnect();
  }, [element]);
  return imageOf(element);
}

/** A missing image is warned about when it should be loaded. */
function imageOf(element: Element): HTMLImageElement | undefined {
  try {
    return findImages(element)[0];
  } catch {
    return undefined;
  }
}

/** Sets the address of the author's image in the size that its place needs, and positions it in its frame. */
export function Image(props: BlockProps<typeof image>) {
  const { host } = props;
  const { element } = host;
  const found = useAuthorImage(element);
  const data = found && readImage(found);
  const source = props.source || data?.source;
  const dimensions = parseDimensions(props.dimensions) ?? data?.dimensions;
  const focal = props.focalPoint ? parseFocalPoint(props.focalPoint) : (data?.focal ?? parseFocalPoint(''));
  const loadMode = props.loadMode === 'true' && found?.dataset['load'] === 'false' ? 'false' : props.loadMode;
  // An image with src or srcset is loaded by the browser; the block only positions it.
  const native = !source && Boolean(found?.currentSrc || found?.src || found?.srcset);
  const loads = useRef(0);

  const drawnBy = props.useBgImage ? (found?.parentElement ?? undefined) : found;
  useNarrow(element);
  const widest = useWidestDrawn(drawnBy, dimensions);
  const loadedFor = useRef(0);
  usePlacement(found, dimensions, focal, props);

  async function load(force = props.forceImageUpdate): Promise<boolean> {
    if (native) return true;
    const number = ++loads.current;
    const done = await loadImage(found, {
      ...props,
      source,
      forceImageUpdate: force,
      background: props.useBgImage ? drawnBy : undefined,
      dimensions,
      retry: () => void load(force),
    });
    const isLatest = number === loads.current && found?.isConnected === true && loadStateOf(found) !== 'loading';
    if (isLatest) host.emit(done ? 'sq-image-load' : 'sq-image-error', { source: source ?? '' });
    return done;
  }

  useLayoutEffect(() => {
    if (found && !found.hasAttribute('alt'))
      warnOnce(`${nameOf(element)} has an image without alt text: alt="" says that it means nothing.`, found);
  }, [element, found]);
  // Loads again when an option changes, or when the image is drawn wider than what was loaded.
  const optionsKey = [
    source,
    props.sizeFormat,
    props.sizeAdjustment,
    props.dprMin,
    props.dprMax,
    props.useBgImage,
  ].join();
  useLayoutEffect(() => {
    if (loadMode === 'false') return;
    if (!found || !source) return void load();
    return (loadMode === 'true' ? whenShown : whenNear)([drawnBy ?? found], () => void load());
  }, [optionsKey, loadMode, found]); // eslint-disable-line react-hooks/exhaustive-deps -- `optionsKey` stands for the options that `load` uses
  useLayoutEffect(() => {
    const grown = loadedFor.current > 0 && widest > loadedFor.current;
    loadedFor.current = widest;
    if (grown && found && loadStateOf(found) === 'loaded') void load(true);
  }, [widest]); // eslint-disable-line react-hooks/exhaustive-deps -- only when it grows

  useMethods(host, { load: () => load() });
  useProperties(host, {
    loadState: () => {
      if (native && found?.complete) return 'loaded';
      return found ? loadStateOf(found) : 'unloaded';
    },
  });
  return <slot />;
}

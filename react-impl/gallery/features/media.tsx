import { useLayoutEffect } from 'react';
import type { GalleryState } from '../gallery-state.js';
import { useImages } from './use-images.js';
import { useLoops } from './use-loops.js';
import { useVideos } from './use-videos.js';

export interface MediaProps {
  readonly gallery: GalleryState;
  /** A video of the gallery started to play, or none plays any more. */
  onPlaying(playing: boolean): void;
}

/** Loads images without `src`, and handles videos. Galleries of plain images need neither. */
export default function Media({ gallery, onPlaying }: MediaProps) {
  const { props, element, slides, layout, row } = gallery;
  const { index, perView } = row;
  useImages(element, slides, {
    lazy: props.lazyLoad,
    near: layout.scrolls ? { index, shown: perView, count: props.preloadCount, loop: props.loop } : undefined,
    useBgImage: props.useBgImage,
    loaderOptions: props.loaderOptions,
  });
  const playing = useVideos(element, slides, index, props.videoLoaderOptions);
  useLoops(element, slides, !gallery.reducedMotion);
  useLayoutEffect(() => onPlaying(playing), [playing, onPlaying]);
  return null;
}

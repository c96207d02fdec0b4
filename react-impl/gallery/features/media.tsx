import { useLayoutEffect } from 'react';
import type { Slides } from '../../../shared/slides/slides.js';
import { useImages, type ImageOptions } from './use-images.js';
import { useVideos } from './use-videos.js';

export interface MediaProps {
  readonly element: HTMLElement;
  readonly slides: Slides;
  readonly index: number;
  readonly images: ImageOptions;
  readonly videoOptions: Readonly<Record<string, unknown>>;
  /** A video of the gallery has begun, or none plays any more. */
  onPlaying(playing: boolean): void;
}

/** What slides need that hold more than plain images: images that wait for their address, and videos. */
export default function Media({ element, slides, index, images, videoOptions, onPlaying }: MediaProps) {
  useImages(slides, images);
  const playing = useVideos(element, slides, index, videoOptions);
  useLayoutEffect(() => onPlaying(playing), [playing]); // eslint-disable-line react-hooks/exhaustive-deps -- tells changes only
  return null;
}

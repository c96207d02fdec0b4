import type { RefObject } from 'react';
import type { Slides } from '../../shared/media/slides/slides.js';
import type { galleryMessages } from '../../shared/platform/i18n/en/gallery.js';
import type { Extensions, GalleryDesign, GalleryProps } from './gallery-types.js';
import type { Motion } from './row/scroll-motion.js';
import type { Row } from './row/use-row.js';

/** A gallery at one render: what its view draws, and its features work with. */
export interface GalleryState extends GalleryDesign {
  readonly props: GalleryProps;
  readonly element: HTMLElement;
  readonly slides: Slides;
  /** Whether the visitor prefers reduced motion. */
  readonly reducedMotion: boolean;
  readonly row: Row;
  /** The current slide, in a carousel the current group, from 0. */
  readonly position: number;
  /** How many slides there are, in a carousel how many groups. */
  readonly count: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly controls: RefObject<HTMLDivElement | null>;
  /** What features that are loaded later add. */
  readonly extensions: RefObject<Extensions>;
  text(key: keyof typeof galleryMessages, parameters?: Record<string, number>): string;
  /** "Slide 2 of 5". */
  slideText(index: number): string;
  /** Moves one position forward or back. Returns `false` where there is none. */
  move(by: 1 | -1, reason: string, motion?: Motion): boolean;
  moveToPosition(position: number, reason: string): void;
}

import type { RefObject } from 'react';
import type { gallery } from '../../elements/sq-gallery/declaration.js';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { Slides } from '../../shared/media/slides/slides.js';
import type { galleryMessages } from '../../shared/platform/i18n/en/gallery.js';
import type { DesignOptions } from './layouts/design-options.js';
import type { Layout } from './layouts/layouts.js';
import type { ReadStrip } from './row/read-strip.js';
import type { Motion } from './row/scroll-motion.js';
import type { Row } from './row/use-row.js';

export type GalleryProps = BlockProps<typeof gallery>;

/** What the attribute `design` and the options that belong to it mean. */
export interface GalleryDesign {
  readonly layout: Layout;
  readonly options: DesignOptions;
  readonly isSlideshow: boolean;
  /** Slides are on top of each other, and one is shown in the place of another. */
  readonly stacked: boolean;
}

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

/** Functions of features that are loaded later, for the code that is there from the start. */
export interface Extensions {
  /** Transitions, and scrolling in a given time. */
  motion?: Motion | undefined;
  readStrip?: ReadStrip;
  /** Called after each change of the current slide. */
  onChange?: ((index: number, reason: string) => void) | undefined;
}

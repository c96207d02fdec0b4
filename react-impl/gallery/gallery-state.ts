import type { RefObject } from 'react';
import type { BlockProps } from '../../shared/declaration/derived-types.js';
import type { gallery } from '../../elements/sq-gallery/declaration.js';
import type { galleryMessages } from '../../shared/platform/i18n/en/gallery.js';
import type { Slides } from '../../shared/media/slides/slides.js';
import type { DesignOptions } from './layouts/design-options.js';
import type { Layout } from './layouts/layouts.js';
import type { Motion } from './row/scroll-motion.js';
import type { Row } from './row/use-row.js';

export type GalleryProps = BlockProps<typeof gallery>;

/** A gallery as its features see it, anew with each render. */
export interface GalleryState {
  readonly props: GalleryProps;
  readonly element: HTMLElement;
  readonly slides: Slides;
  readonly options: DesignOptions;
  readonly layout: Layout;
  readonly isSlideshow: boolean;
  /** Slides change places on top of each other. */
  readonly stacked: boolean;
  /** Whether the visitor wishes for less motion. */
  readonly reduced: boolean;
  readonly row: Row;
  /** Slides, or groups of a carousel: which is current, and how many there are. */
  readonly position: number;
  readonly count: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly controls: RefObject<HTMLDivElement | null>;
  text(key: keyof typeof galleryMessages, parameters?: Record<string, number>): string;
  /** "Slide 2 of 5". */
  slideText(index: number): string;
  /** One step on or back. Answers whether there is anywhere to go. */
  move(by: 1 | -1, reason: string, how?: Motion): boolean;
  toPosition(position: number, reason: string): void;
}

import type { RefObject } from 'react';
import type { MovingRow } from '../../../shared/media/slides/linked-galleries.js';
import type { Slides } from '../../../shared/media/slides/slides.js';
import type { Extensions, GalleryDesign } from '../gallery-types.js';
import { groupOf } from '../logic/positions.js';
import { readRow, scrollLeftFor, type RowGeometry } from './row-geometry.js';
import type { Motion } from './scroll-motion.js';

/** What the row is given at each render. */
export interface RowOptions extends GalleryDesign {
  readonly element: HTMLElement;
  readonly viewport: RefObject<HTMLElement | null>;
  readonly slides: Slides;
  readonly extensions: RefObject<Extensions>;
  /** The index that the attribute or the property asks for. */
  readonly requestedIndex: number;
  /** Ids of galleries, separated by spaces. */
  readonly linked: string;
  /** Makes a change visible where the caller of `moveTo` names no other motion. */
  readonly motion: Motion;
  readonly refreshOnResize: boolean;
  readonly refreshOnOrientationChange: boolean;
  /** Another slide is current. */
  onChange(index: number, previousIndex: number, reason: string): void;
  /** The new index has been rendered. */
  onRendered(index: number, reason: string): void;
}

/**
 * The row of one gallery, with the options of the latest commit. It outlives renders, and changes without causing one. It
 * is also what linked galleries see of this one (`LinkedGallery`).
 */
export interface RowState extends RowOptions {
  /** The current slide; rendered now or a frame later. */
  index: number;
  /** The element of the current slide: it stays current when there are others before it. */
  slide?: HTMLElement | undefined;
  /** Where the row rested last, in px; elsewhere the visitor scrolls it. `undefined` during a motion. */
  restLeft?: number | undefined;
  /** Tells one box of the viewport from another. */
  box?: Animation | undefined;
  /** How many slides move as a group; 1 where each moves by itself. */
  groupSize: number;
  /** The motion in progress. */
  moving?: MovingRow | undefined;
  /** While the width changes, the browser's scrolling is not the visitor's. */
  isResizing?: boolean;
  /** Cancels a render that waits for the next frame. */
  cancelRender?: () => void;
  /** A linked gallery has moved to this index. */
  follow(index: number): void;
  readonly setIndex: (index: number) => void;
  readonly setPerView: (perView: number) => void;
}

/** Measures the row and stores how many slides move as a group. `undefined` where there is nothing to measure. */
export function measureRow(row: RowState): RowGeometry | undefined {
  const { viewport, slides, layout, options, extensions } = row;
  const view = viewport.current;
  if (!view) return undefined;
  const geometry = layout.aligned
    ? extensions.current.readStrip?.(view, slides.list, options.alignment)
    : readRow(view, slides.list);
  row.groupSize = (layout.grouped && geometry?.perView) || 1;
  row.setPerView(row.groupSize);
  return geometry;
}

/** Where the row is scrolled to, in px, when the group of the current slide is in view. */
export function currentScrollLeft({ index, viewport, slides, layout, options, groupSize }: RowState) {
  const view = viewport.current;
  const slide = slides.list[groupOf(index, groupSize) * groupSize];
  return view && slide ? scrollLeftFor(view, slide, layout.aligned ? options.alignment : 'start') : undefined;
}

import type { RefObject } from 'react';
import type { Slides } from '../../../shared/slides/slides.js';
import type { Boundary } from '../logic/validators.js';
import type { Motion } from '../row/scroll-motion.js';
import type { Row } from '../row/use-row.js';
import { Thumbnails } from './thumbnails.js';
import { useAutoHeight } from './use-auto-height.js';
import { useCaptionCap } from './use-caption-cap.js';
import { useDrag } from './use-drag.js';
import { useGrowth, useMotion, type MotionOptions } from './use-motion.js';

export interface SlideshowProps {
  readonly element: HTMLElement;
  readonly viewport: RefObject<HTMLElement | null>;
  readonly made: RefObject<Motion | undefined>;
  readonly slides: Slides;
  readonly row: Row;
  readonly motion: MotionOptions;
  readonly reduced: boolean;
  readonly drag: 'follow' | 'swipe' | undefined;
  readonly snapPoints: string;
  readonly boundaries: readonly [Boundary, Boundary];
  readonly autoHeight: boolean;
  readonly captionsOver: boolean;
  readonly thumbnails: { readonly label: string; textOf(index: number): string } | undefined;
  move(by: 1 | -1, motion: Motion | undefined): boolean;
}

/** What a slideshow has beyond a scrolled row: transitions, dragging, thumbnails, a height and captions that adapt. */
export default function Slideshow(props: SlideshowProps) {
  const { element, viewport, slides, row, motion, thumbnails } = props;
  const current = slides.list[row.index];
  useMotion(props.made, motion);
  useGrowth(current, motion.transition === 'ken-burns' && !props.reduced, motion.zoom, motion.dwell);
  useDrag(element, {
    viewport,
    kind: props.drag,
    snapPoints: props.snapPoints,
    boundaries: props.boundaries,
    easing: 'ease-out',
    move: (by, how) => (by === 0 ? row.moveTo(row.now(), '', how) : props.move(by, how)),
  });
  useAutoHeight(viewport, element, current, props.autoHeight);
  useCaptionCap(current, props.captionsOver);
  if (!thumbnails) return null;
  return (
    <Thumbnails slides={slides} index={row.index} {...thumbnails} onPick={(at) => void row.moveTo(at, 'thumbnail')} />
  );
}

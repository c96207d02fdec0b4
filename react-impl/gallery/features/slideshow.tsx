import { useLayoutEffect, type RefObject } from 'react';
import type { GalleryState } from '../gallery-state.js';
import { autoplayPlan } from '../logic/autoplay-plan.js';
import { readStrip, type ReadStrip } from '../row/read-strip.js';
import type { Motion } from '../row/scroll-motion.js';
import sheet from './slideshow.css' with { type: 'css' };
import { Thumbnails } from './thumbnails.js';
import { useAutoHeight } from './use-auto-height.js';
import { useCaptionCap } from './use-caption-cap.js';
import { useDrag } from './use-drag.js';
import { useGrowth, useMotion } from './use-motion.js';

export interface SlideshowProps {
  readonly gallery: GalleryState;
  /** Where it leaves the motion that it makes. */
  readonly made: RefObject<Motion | undefined>;
  /** Where it leaves how sliders are read. */
  readonly strip: RefObject<ReadStrip | undefined>;
}

/** What a slideshow has beyond a scrolled row: transitions, dragging, thumbnails, a height and captions that adapt. */
export default function Slideshow({ gallery, made, strip }: SlideshowProps) {
  const { props, element, viewport, slides, options, layout, isSlideshow, stacked, row } = gallery;
  const { transition, speed } = options;
  const { host, zoom } = props;
  const current = slides.list[row.index];
  const dwell = autoplayPlan(props.autoplay, props.autoplayOptions, props.autoplayDuration).interval / 1000 + speed;
  useLayoutEffect(() => host.addSheet(sheet), [host]);
  useLayoutEffect(() => {
    strip.current = readStrip;
  }, [strip]);
  useMotion(made, {
    transition: isSlideshow ? transition : undefined,
    scrollSeconds: layout.aligned || (isSlideshow && props.speed !== undefined) ? speed : undefined,
    speed,
    easing: props.easing,
    zoom,
    dwell,
    vertical: props.direction === 'vertical',
  });
  useGrowth(current, isSlideshow && transition === 'ken-burns' && !gallery.reduced, zoom, dwell);
  useDrag(element, {
    viewport,
    kind: stacked ? 'swipe' : transition === 'new-swipe' ? 'follow' : undefined,
    snapPoints: props.snapPoints,
    boundaries: props.boundaries,
    easing: 'ease-out',
    move: (by, how) => (by === 0 ? row.moveTo(row.now(), '', how) : gallery.move(by, 'drag', how)),
  });
  useAutoHeight(viewport, element, current, isSlideshow && props.autoHeight);
  useCaptionCap(current, isSlideshow && props.metaPosition !== 'below');
  if (!isSlideshow || !props.thumbnails) return null;
  return (
    <Thumbnails
      slides={slides}
      index={row.index}
      label={gallery.text('thumbnails')}
      textOf={gallery.slideText}
      onPick={(at) => void row.moveTo(at, 'thumbnail')}
    />
  );
}

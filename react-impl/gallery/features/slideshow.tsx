import { useLayoutEffect } from 'react';
import type { GalleryState } from '../gallery-state.js';
import { autoplayPlan } from '../logic/autoplay-plan.js';
import { readStrip } from '../row/read-strip.js';
import sheet from './slideshow.css' with { type: 'css' };
import { Thumbnails } from './thumbnails.js';
import { useAutoHeight } from './use-auto-height.js';
import { useCaptionCap } from './use-caption-cap.js';
import { useDrag } from './use-drag.js';
import { useGrowth, useMotion } from './use-motion.js';

/** What slideshows and sliders have beyond a row that is scrolled: transitions, drags, thumbnails, an adapted height. */
export default function Slideshow({ gallery }: { readonly gallery: GalleryState }) {
  const { props, element, viewport, slides, options, layout, isSlideshow, stacked, row, extensions } = gallery;
  const { transition, speed } = options;
  const { host, zoom } = props;
  const current = slides.list[row.index];
  const slideSeconds =
    autoplayPlan(props.autoplay, props.autoplayOptions, props.autoplayDuration).interval / 1000 + speed;
  useLayoutEffect(() => host.addSheet(sheet), [host]);
  useLayoutEffect(() => {
    extensions.current.readStrip = readStrip;
  }, [extensions]);
  useMotion(extensions, {
    transition: isSlideshow ? transition : undefined,
    scrollSeconds: layout.aligned || (isSlideshow && props.speed !== undefined) ? speed : undefined,
    speed,
    easing: props.easing,
    zoom,
    slideSeconds,
    vertical: props.direction === 'vertical',
  });
  useGrowth(current, isSlideshow && transition === 'ken-burns' && !gallery.reducedMotion, { zoom, slideSeconds });
  useDrag(element, {
    viewport,
    kind: stacked ? 'swipe' : transition === 'new-swipe' ? 'follow' : undefined,
    snapPoints: props.snapPoints,
    boundaries: props.boundaries,
    onMove: (by, motion) => (by === 0 ? row.moveTo(row.now(), '', motion) : gallery.move(by, 'drag', motion)),
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
      onPick={(index) => void row.moveTo(index, 'thumbnail')}
    />
  );
}

import { useLayoutEffect } from 'react';
import type { GalleryState } from '../gallery-state.js';
import { autoplayPlan } from '../logic/autoplay-plan.js';
import { readStrip } from '../row/read-strip.js';
import sheet from './slideshow.css' with { type: 'css' };
import { Arrows } from './arrows.js';
import { Thumbnails } from './thumbnails.js';
import { useAutoHeight } from './use-auto-height.js';
import { useCaptionCap } from './use-caption-cap.js';
import { useDrag } from './use-drag.js';
import { useEnlargedPage } from './use-enlarged-page.js';
import { useGrowth, useMotion } from './use-motion.js';
import { useWheel } from './use-wheel.js';

/** What is not in every scrolled row: transitions, drags, thumbnails, an adapted height, arrows over the slides. */
export default function Slideshow({ gallery }: { readonly gallery: GalleryState }) {
  const { props, element, viewport, slides, options, layout, isSlideshow, stacked, row, extensions } = gallery;
  const { transition, speed } = options;
  const { host, zoom } = props;
  const current = slides.list[row.index];
  const slideSeconds =
    autoplayPlan(props.autoplay, props.autoplayOptions, props.autoplayDuration).interval / 1000 + speed;
  useLayoutEffect(() => host.addSheet(sheet), [host]);
  useLayoutEffect(() => {
    const { current: added } = extensions;
    added.readStrip = readStrip;
    return () => {
      added.isDragged = false;
    };
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
  useEnlargedPage(viewport);
  useDrag(element, {
    viewport,
    kind: stacked ? 'swipe' : transition === 'new-swipe' ? 'follow' : undefined,
    snapPoints: props.snapPoints,
    boundaries: props.boundaries,
    onDrag(dragged) {
      extensions.current.isDragged = dragged;
    },
    onMove: (by, motion) => (by === 0 ? row.moveTo(row.now(), '', motion) : gallery.move(by, 'drag', motion)),
  });
  useWheel(stacked || transition === 'new-swipe' ? element : undefined, viewport, (by) => gallery.move(by, 'drag'));
  useAutoHeight(viewport, element, current, isSlideshow && props.autoHeight);
  useCaptionCap(current, isSlideshow && props.metaPosition !== 'below');
  const hasSeveral = slides.list.length > 1;
  const arrows = hasSeveral && props.arrows === 'over' && <Arrows gallery={gallery} />;
  if (!isSlideshow || !props.thumbnails || !hasSeveral) return arrows;
  return (
    <>
      {arrows}
      <Thumbnails
        slides={slides}
        index={row.index}
        label={gallery.text('thumbnails')}
        textOf={(index) => gallery.text('showSlide', { n: index + 1, total: slides.list.length })}
        onPick={(index) => void row.moveTo(index, 'thumbnail')}
      />
    </>
  );
}

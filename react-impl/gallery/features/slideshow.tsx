import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isWheelOfOthers } from '../../../shared/media/slides/own-gestures.js';
import { write } from '../../../shared/platform/html/written.js';
import { useListener } from '../../hooks/use-listener.js';
import type { GalleryState } from '../gallery-state.js';
import { useHostAttribute } from '../host/host-element.js';
import { autoplayPlan } from '../logic/autoplay-plan.js';
import { readStrip } from '../row/read-strip.js';
import { isRtl } from '../row/row-geometry.js';
import { Arrows } from './arrows.js';
import sheet from './slideshow.css';
import { Thumbnails } from './thumbnails.js';
import { useDrag } from './use-drag.js';
import { useEnlargedPage } from './use-enlarged-page.js';
import { useGrowth, useMotion } from './use-motion.js';

/** From this way of a sideways wheel on, in px, the slide changes: once for each movement of the fingers. */
const WHEEL_PX = 30;
/** Events of one movement, with what the trackpad adds to it, are not further apart, in ms. */
const PAUSE_MS = 150;
/** Some wheels report lines. */
const LINE_PX = 16;

/**
 * Sideways movements on a trackpad, or of a wheel, over slides that no scrolling shows. They do not leave the page, as
 * browsers otherwise do.
 */
function useWheel(
  host: HTMLElement | undefined,
  viewport: RefObject<HTMLElement | null>,
  onMove: (by: 1 | -1) => void,
): void {
  const gesture = useRef({ time: 0, px: 0, isOfOthers: false, isDone: false });
  useListener<WheelEvent>(
    host,
    'wheel',
    (event) => {
      const { deltaX, deltaY, deltaMode, timeStamp } = event;
      if (Math.abs(deltaX) <= Math.abs(deltaY)) return;
      // Who gets the beginning of a movement gets all of it.
      if (timeStamp - gesture.current.time > PAUSE_MS)
        gesture.current = { time: 0, px: 0, isOfOthers: isWheelOfOthers(event, viewport.current!), isDone: false };
      const { current } = gesture;
      current.time = timeStamp;
      if (current.isOfOthers) return;
      event.preventDefault();
      current.px += deltaX * (deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
      if (current.isDone || Math.abs(current.px) < WHEEL_PX) return;
      current.isDone = true;
      onMove(current.px > 0 === isRtl(viewport.current!) ? -1 : 1);
    },
    { passive: false },
  );
}

/** Widgets §9: "a meta overlay over 90 percent of container height is capped at 40 percent". */
const TOO_TALL = 0.9;
const CAP = 0.4;

/** A caption over its image must not hide all of it: a tall caption is cut to a height in which it scrolls. */
function useCaptionCap(slide: HTMLElement | undefined, overlaid: boolean): void {
  useLayoutEffect(() => {
    const caption = overlaid ? slide?.querySelector('figcaption') : undefined;
    if (!slide || !caption) return;
    const measure = () => {
      const { clientHeight } = slide;
      const isTooTall = clientHeight > 0 && caption.scrollHeight > TOO_TALL * clientHeight;
      write(caption, ':max-block-size', isTooTall ? `${CAP * clientHeight}px` : null);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(slide);
    measure();
    return () => {
      observer.disconnect();
      write(caption, ':max-block-size', null);
    };
  }, [slide, overlaid]);
}

/** The viewport is as high as the current slide. */
function useAutoHeight(
  viewport: RefObject<HTMLElement | null>,
  element: HTMLElement,
  slide: HTMLElement | undefined,
  enabled: boolean,
): void {
  // Before this attribute is there, the page-side sheet takes the height of the first slide.
  useHostAttribute(element, 'data-sq-sized', enabled);
  useLayoutEffect(() => {
    const view = viewport.current;
    if (!view || !slide || !enabled) return;
    const measure = () => (view.style.blockSize = `${slide.getBoundingClientRect().height}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(slide);
    measure();
    return () => {
      observer.disconnect();
      view.style.blockSize = '';
    };
  }, [viewport, slide, enabled]);
}

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

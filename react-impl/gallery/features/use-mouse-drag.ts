import type { GalleryState } from '../gallery-state.js';
import { dragTarget, snapSeconds, velocityOf, type Point } from '../logic/drag.js';
import { groupOf } from '../logic/positions.js';
import { isRtl, readRow } from '../row/row-geometry.js';
import { instant, type Motion } from '../row/scroll-motion.js';
import { pointOf } from './follow-pointer.js';
import { scrollWithin } from './scroll-within.js';
import { usePress } from './use-press.js';

/** Where a drag that has ended leads: the group nearest to where the row is now; after a flick at least the next one. */
function targetOf(
  { row, slides, layout, options, extensions, position, count }: GalleryState,
  view: HTMLElement,
  by: number,
) {
  const geometry = layout.aligned
    ? extensions.current.readStrip?.(view, slides.list, options.alignment)
    : readRow(view, slides.list);
  const nearest = groupOf(geometry?.index ?? row.now(), row.perView);
  return nearest === position ? Math.min(count - 1, Math.max(0, position + by)) : nearest;
}

/** Scroll animations that still run are over at once: the row is in the visitor's hand. */
function endMotion(view: HTMLElement): void {
  for (const animation of view.getAnimations()) if (animation.id === 'sq-scroll') animation.finish();
}

/** Drags of a scrolled row with the mouse. Fingers and pens scroll it by themselves. */
export function useMouseDrag(gallery: GalleryState, enabled: boolean): void {
  const { element, props, viewport, row, extensions } = gallery;

  usePress(enabled ? element : undefined, element, {
    viewport,
    boundaries: props.boundaries,
    accepts: ({ pointerType }) => pointerType === 'mouse',
    onDrag(view) {
      // What is current is decided when the row is let go.
      extensions.current.isDragged = true;
      endMotion(view);
      view.dataset['dragging'] = '';
    },
    onEnd({ isDrag, points }, event, view) {
      if (isDrag) release(points, event, view);
      return isDrag;
    },
  });

  function release(points: readonly Point[], event: PointerEvent, view: HTMLElement) {
    extensions.current.isDragged = false;
    const last = pointOf(event);
    const velocity = event.type === 'pointerup' ? velocityOf([...points, last]) : 0;
    delete view.dataset['dragging'];
    view.style.translate = '';
    const sign = isRtl(view) ? -1 : 1;
    const share = (sign * (last.x - points[0]!.x)) / view.clientWidth;
    const position = targetOf(gallery, view, dragTarget(share, sign * velocity, props.snapPoints));
    const motion: Motion = ({ left }) =>
      scrollWithin(view, left, snapSeconds(left - view.scrollLeft, velocity, innerWidth), 'ease-out');
    const isBack = position === gallery.position;
    const isMoving = row.moveTo(
      isBack ? row.now() : position * row.perView,
      isBack ? '' : 'drag',
      gallery.reducedMotion ? instant : motion,
    );
    // Otherwise snapping goes on when the motion is over.
    if (!isMoving || gallery.reducedMotion) view.style.scrollSnapType = '';
  }
}

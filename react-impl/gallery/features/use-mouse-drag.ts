import { useRef } from 'react';
import { matches } from '../../../shared/platform/page/element-calls.js';
import { EARLY_CLICK } from '../../../shared/platform/page/early-clicks.js';
import { useListener } from '../../hooks/use-listener.js';
import type { GalleryState } from '../gallery-state.js';
import { dragTarget, lockedAxis, snapSeconds, velocityOf, type Point } from '../logic/drag.js';
import { groupOf } from '../logic/positions.js';
import { isRtl, readRow } from '../row/row-geometry.js';
import { instant, type Motion } from '../row/scroll-motion.js';
import { capture, followPointer, pointOf } from './follow-pointer.js';
import { scrollWithin } from './scroll-within.js';

/** What a mouse does something else with: text is selected, controls are used. */
const NOT_DRAGGED =
  'figcaption, p, button, input, select, textarea, video[controls], sq-video, .sqs-video-wrapper, summary, [contenteditable]';

interface Drag {
  readonly pointerId: number;
  readonly points: Point[];
  /** Where the row was scrolled to when the drag was recognised, in px. */
  scrollLeft: number;
  isRecognised: boolean;
}

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
  const { element, props, viewport, row } = gallery;
  const drag = useRef<Drag>(undefined);
  const wasDragged = useRef(false);
  const target = enabled ? element : undefined;

  useListener<PointerEvent>(target, 'pointerdown', (event) => {
    wasDragged.current = false;
    drag.current = undefined;
    const path = event.composedPath();
    if (event.pointerType !== 'mouse' || event.button !== 0 || !path.includes(viewport.current!)) return;
    if (path.some((node) => matches(node, NOT_DRAGGED))) return;
    drag.current = { pointerId: event.pointerId, points: [pointOf(event)], scrollLeft: 0, isRecognised: false };
  });

  useListener<PointerEvent>(target, 'pointermove', (event) => {
    const { current } = drag;
    const view = viewport.current;
    if (!current || !view || event.pointerId !== current.pointerId) return;
    current.points.push(pointOf(event));
    const [first, last] = [current.points[0]!, current.points.at(-1)!];
    if (!current.isRecognised) {
      const axis = lockedAxis(first, last);
      if (axis === 'y') drag.current = undefined;
      if (axis !== 'x') return;
      current.isRecognised = wasDragged.current = true;
      capture(element, current.pointerId);
      endMotion(view);
      view.style.scrollSnapType = 'none';
      view.dataset['dragging'] = '';
      current.scrollLeft = view.scrollLeft;
    }
    followPointer(view, current.scrollLeft - (last.x - first.x), props.boundaries);
  });

  const release = (event: PointerEvent) => {
    const { current } = drag;
    const view = viewport.current;
    if (!current || !view || event.pointerId !== current.pointerId) return;
    drag.current = undefined;
    if (!current.isRecognised) return;
    const last = pointOf(event);
    const velocity = event.type === 'pointerup' ? velocityOf([...current.points, last]) : 0;
    delete view.dataset['dragging'];
    view.style.translate = '';
    const sign = isRtl(view) ? -1 : 1;
    const share = (sign * (last.x - current.points[0]!.x)) / view.clientWidth;
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
  };
  useListener<PointerEvent>(target, 'pointerup', release);
  useListener<PointerEvent>(target, 'pointercancel', release);

  // The row is not at rest while it is held: what is current is decided when it is released.
  useListener(
    enabled ? element.shadowRoot : undefined,
    'scrollend',
    (event) => {
      if (drag.current?.isRecognised && row.target() === undefined) event.stopPropagation();
    },
    { capture: true },
  );
  // A click after a drag follows no link. Of the keyboard's, which have no detail, none is after a drag.
  const swallow = (event: MouseEvent) => {
    if (!wasDragged.current || event.detail === 0) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  useListener(target, 'click', swallow, { capture: true });
  useListener(target, EARLY_CLICK, swallow, { capture: true });
  // The browser would drag links and images out of the page, and select text.
  const prevent = (event: Event) => {
    if (drag.current) event.preventDefault();
  };
  useListener(target, 'dragstart', prevent);
  useListener(target, 'selectstart', prevent);
}

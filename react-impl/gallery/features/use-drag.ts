import { useRef, type RefObject } from 'react';
import { swipeAction } from '../../../shared/media/slides/swipe.js';
import { useListener } from '../../hooks/use-listener.js';
import { dragTarget, lockedAxis, snapSeconds, velocityOf, type Point } from '../logic/drag.js';
import type { Boundary } from '../logic/validators.js';
import { isRtl } from '../row/row-geometry.js';
import type { Motion } from '../row/scroll-motion.js';
import { capture, followPointer, pointOf } from './follow-pointer.js';
import { scrollWithin } from './scroll-within.js';

interface DragOptions {
  readonly viewport: RefObject<HTMLElement | null>;
  /** `follow`: the row moves with the finger (new-swipe). `swipe`: a swipe changes the slide. `undefined`: no drags. */
  readonly kind: 'follow' | 'swipe' | undefined;
  readonly snapPoints: string;
  readonly boundaries: readonly [Boundary, Boundary];
  /** A drag of the row has begun, or is over. */
  onDrag(dragged: boolean): void;
  /** One slide forward (1) or back (-1) with this motion, or to the same slide again (0). Returns `false` if refused. */
  onMove(by: 1 | -1 | 0, motion: Motion | undefined): boolean;
}

interface Drag {
  readonly pointerId: number;
  readonly points: Point[];
  readonly scrollLeft: number;
  axis: 'x' | 'y' | undefined;
}

/** Drags over the slides: with a finger or a pen, for `follow` also with a mouse. Vertical ones scroll the page. */
export function useDrag(host: HTMLElement, options: DragOptions): void {
  const { viewport, kind, snapPoints, boundaries, onDrag, onMove } = options;
  const drag = useRef<Drag>(undefined);
  const wasDragged = useRef(false);
  const target = kind && host;
  const followTarget = kind === 'follow' ? host : undefined;

  useListener<PointerEvent>(target, 'pointerdown', (event) => {
    wasDragged.current = false;
    const view = viewport.current;
    if (!view || !event.isPrimary || event.button !== 0 || !event.composedPath().includes(view)) return;
    if (event.pointerType === 'mouse' && kind === 'swipe') return;
    const { pointerId } = event;
    drag.current = { pointerId, points: [pointOf(event)], scrollLeft: view.scrollLeft, axis: undefined };
  });

  useListener<PointerEvent>(followTarget, 'pointermove', (event) => {
    const { current } = drag;
    const view = viewport.current;
    if (!current || !view || event.pointerId !== current.pointerId) return;
    const point = pointOf(event);
    current.points.push(point);
    if (!current.axis) {
      current.axis = lockedAxis(current.points[0]!, point);
      if (current.axis === 'y') drag.current = undefined;
      if (current.axis !== 'x') return;
      wasDragged.current = true;
      onDrag(true);
      capture(host, current.pointerId);
      view.style.scrollSnapType = 'none';
    }
    followPointer(view, current.scrollLeft - (point.x - current.points[0]!.x), boundaries);
  });

  useListener<PointerEvent>(target, 'pointerup', (event) => {
    const { current } = drag;
    const view = viewport.current;
    drag.current = undefined;
    if (!current || !view || event.pointerId !== current.pointerId) return;
    const [first, last] = [current.points[0]!, pointOf(event)];
    const rtl = isRtl(host);
    if (kind === 'swipe') {
      const action = swipeAction({ x: last.x - first.x, y: last.y - first.y, time: last.time - first.time }, rtl);
      if (!action) return;
      wasDragged.current = true;
      onMove(action === 'next' ? 1 : -1, undefined);
    } else if (current.axis === 'x') {
      const velocity = velocityOf([...current.points, last]);
      const sign = rtl ? -1 : 1;
      const by = dragTarget(((last.x - first.x) / view.clientWidth) * sign, velocity * sign, snapPoints);
      release(view, by, velocity);
    }
  });

  useListener<PointerEvent>(followTarget, 'pointercancel', () => {
    const { current } = drag;
    drag.current = undefined;
    if (viewport.current && current?.axis === 'x') release(viewport.current, 0, 0);
  });

  function release(view: HTMLElement, by: 1 | -1 | 0, velocity: number) {
    onDrag(false);
    view.style.translate = '';
    const motion: Motion = ({ left }) =>
      scrollWithin(view, left, snapSeconds(left - view.scrollLeft, velocity, innerWidth), 'ease-out');
    if (!onMove(by, motion) && by !== 0) onMove(0, motion);
  }

  // After a drag the browser sends a click, which must not follow a link.
  useListener<MouseEvent>(
    target,
    'click',
    (event) => {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  // Otherwise the browser would drag links and images out of the page.
  useListener(followTarget, 'dragstart', (event) => event.preventDefault());
}

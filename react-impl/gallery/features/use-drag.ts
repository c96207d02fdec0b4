import { useRef, type RefObject } from 'react';
import { useListener } from '../../hooks/use-listener.js';
import { dragTarget, lockedAxis, pastEnd, snapSeconds, swipeDirection, velocityOf, type Point } from '../logic/drag.js';
import type { Boundary } from '../logic/validators.js';
import { isRtl } from '../row/row-geometry.js';
import type { Motion } from '../row/scroll-motion.js';
import { scrollWithin } from './scroll-within.js';

interface DragOptions {
  readonly viewport: RefObject<HTMLElement | null>;
  /** `follow`: the row is under the finger (new-swipe); `swipe`: a quick stroke changes the slide. */
  readonly kind: 'follow' | 'swipe' | undefined;
  readonly snapPoints: string;
  readonly boundaries: readonly [Boundary, Boundary];
  readonly easing: string;
  /** One slide on (1) or back (-1) with this motion, or the same one again (0). Answers whether it is granted. */
  move(by: 1 | -1 | 0, motion: Motion | undefined): boolean;
}

interface Drag {
  readonly pointerId: number;
  readonly points: Point[];
  readonly scrollLeft: number;
  axis: 'x' | 'y' | undefined;
}

/** The drag goes on outside the gallery; a pointer that has gone meanwhile is no matter. */
function capture(host: HTMLElement, pointerId: number) {
  try {
    host.setPointerCapture(pointerId);
  } catch {
    // It was lifted.
  }
}

/** A finger, a pen, or for `follow` a mouse on the slides. Vertical strokes stay the page's. */
export function useDrag(host: HTMLElement, options: DragOptions): void {
  const { viewport, kind, snapPoints, boundaries, easing, move } = options;
  const drag = useRef<Drag>(undefined);
  const dragged = useRef(false);
  const pointOf = ({ clientX, clientY, timeStamp }: PointerEvent): Point => ({
    x: clientX,
    y: clientY,
    time: timeStamp,
  });
  const towardsNext = (direction: number) => (isRtl(host) ? -direction : direction);

  useListener<PointerEvent>(kind && host, 'pointerdown', (event) => {
    dragged.current = false;
    const view = viewport.current;
    const isMouse = event.pointerType === 'mouse';
    if (!view || !event.isPrimary || event.button !== 0 || !event.composedPath().includes(view)) return;
    if (isMouse && kind === 'swipe') return;
    drag.current = {
      pointerId: event.pointerId,
      points: [pointOf(event)],
      scrollLeft: view.scrollLeft,
      axis: undefined,
    };
  });

  useListener<PointerEvent>(kind === 'follow' ? host : undefined, 'pointermove', (event) => {
    const { current } = drag;
    const view = viewport.current;
    if (!current || !view || event.pointerId !== current.pointerId) return;
    const point = pointOf(event);
    current.points.push(point);
    const first = current.points[0]!;
    if (!current.axis) {
      current.axis = lockedAxis(first, point);
      if (current.axis === 'y') drag.current = undefined;
      if (current.axis !== 'x') return;
      dragged.current = true;
      capture(host, current.pointerId);
      view.style.scrollSnapType = 'none';
    }
    const wanted = current.scrollLeft - (point.x - first.x);
    view.scrollLeft = wanted;
    const beyond = view.scrollLeft - wanted;
    const boundary = boundaries[towardsNext(beyond) > 0 ? 0 : 1];
    view.style.translate = Math.abs(beyond) < 1 ? '' : `${pastEnd(beyond, boundary)}px`;
  });

  useListener<PointerEvent>(kind && host, 'pointerup', (event) => {
    const { current } = drag;
    const view = viewport.current;
    drag.current = undefined;
    if (!current || !view || event.pointerId !== current.pointerId) return;
    const [first, last] = [current.points[0]!, pointOf(event)];
    if (kind === 'swipe') {
      const direction = swipeDirection(first, last);
      if (direction !== 0) {
        dragged.current = true;
        move(towardsNext(direction) < 0 ? 1 : -1, undefined);
      }
      return;
    }
    if (current.axis !== 'x') return;
    const velocity = velocityOf([...current.points, last]);
    const by = dragTarget(towardsNext((last.x - first.x) / view.clientWidth), towardsNext(velocity), snapPoints);
    release(view, by, velocity);
  });

  useListener<PointerEvent>(kind === 'follow' ? host : undefined, 'pointercancel', () => {
    const wasDragged = drag.current?.axis === 'x';
    drag.current = undefined;
    if (viewport.current && wasDragged) release(viewport.current, 0, 0);
  });

  function release(view: HTMLElement, by: 1 | -1 | 0, velocity: number) {
    view.style.translate = '';
    const motion: Motion = ({ left }) =>
      scrollWithin(view, left, snapSeconds(left - view.scrollLeft, velocity, innerWidth), easing);
    if (!move(by, motion) && by !== 0) move(0, motion);
  }

  // A drag is no click, and takes no link or image along.
  useListener<MouseEvent>(
    kind && host,
    'click',
    (event) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  useListener(kind === 'follow' ? host : undefined, 'dragstart', (event) => event.preventDefault());
}

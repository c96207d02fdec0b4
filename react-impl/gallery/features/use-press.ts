import { useRef, type RefObject } from 'react';
import { isDragOfOthers } from '../../../shared/media/slides/own-gestures.js';
import { EARLY_CLICK } from '../../../shared/platform/page/early-clicks.js';
import { useListener } from '../../hooks/use-listener.js';
import { lockedAxis, type Point } from '../logic/drag.js';
import type { Boundary } from '../logic/validators.js';
import { capture, followPointer, pointOf } from './follow-pointer.js';

/** A pointer that is held down over the slides. */
interface Press {
  readonly pointerId: number;
  readonly isMouse: boolean;
  readonly points: Point[];
  /** Where the row was scrolled to when the drag was recognised, in px. */
  scrollLeft: number;
  /** Whether the row follows the pointer. */
  isDrag: boolean;
}

interface PressUse {
  readonly viewport: RefObject<HTMLElement | null>;
  /** With it the row follows the pointer: what it does beyond its ends. */
  readonly boundaries?: readonly [Boundary, Boundary] | undefined;
  accepts(event: PointerEvent): boolean;
  /** The press has become a drag: the row is about to follow. */
  onDrag?(view: HTMLElement): void;
  /** The pointer is let go, or the browser has taken it. Returns whether the click that follows means nothing. */
  onEnd(press: Press, event: PointerEvent, view: HTMLElement): boolean;
}

/** A mouse or a pen that was let go where nobody saw it: outside of the window, over a dialog, in another program. */
const isLetGo = ({ pointerType, buttons }: PointerEvent) => pointerType !== 'touch' && !(buttons & 1);

/** Presses on the slides that nothing in a slide wants for itself. Those that go up or down are left to the page. */
export function usePress(host: HTMLElement | undefined, gallery: HTMLElement, use: PressUse): void {
  const { viewport, boundaries, accepts, onDrag, onEnd } = use;
  const held = useRef<Press>(undefined);
  /** The last press, if the row has moved with it. */
  const moved = useRef<Press>(undefined);
  const pressOf = ({ pointerId }: PointerEvent) =>
    held.current?.pointerId === pointerId && viewport.current ? held.current : undefined;

  useListener<PointerEvent>(host, 'pointerdown', (event) => {
    const view = viewport.current;
    if (!event.isPrimary || !view) return;
    moved.current = undefined;
    held.current =
      accepts(event) && !isDragOfOthers(event, gallery, view)
        ? {
            pointerId: event.pointerId,
            isMouse: event.pointerType === 'mouse',
            points: [pointOf(event)],
            scrollLeft: 0,
            isDrag: false,
          }
        : undefined;
  });

  const end = (event: PointerEvent) => {
    const press = pressOf(event);
    if (!press) return;
    held.current = undefined;
    moved.current = onEnd(press, event, viewport.current!) ? press : undefined;
  };
  useListener<PointerEvent>(host, 'pointermove', (event) => {
    const press = pressOf(event);
    if (!press) return;
    if (isLetGo(event)) return end(event);
    const point = pointOf(event);
    press.points.push(point);
    if (!boundaries) return;
    const view = viewport.current!;
    const from = press.points[0]!;
    if (!press.isDrag) {
      const axis = lockedAxis(from, point);
      if (axis === 'y') held.current = undefined;
      if (axis !== 'x') return;
      press.isDrag = true;
      capture(gallery, press.pointerId);
      onDrag?.(view);
      view.style.scrollSnapType = 'none';
      press.scrollLeft = view.scrollLeft;
    }
    followPointer(view, press.scrollLeft - (point.x - from.x), boundaries);
  });
  useListener(host, 'pointerup', end);
  useListener(host, 'pointercancel', end);

  // Elements of the author that answer the older events of the same press, or capture the pointer, want it.
  const give = (event: Event) => {
    if (event.defaultPrevented) held.current = undefined;
  };
  useListener(host, 'mousedown', give);
  useListener(host, 'touchstart', give, { passive: true });
  useListener<PointerEvent>(host, 'gotpointercapture', ({ target }) => {
    if (held.current?.isMouse && target !== gallery) held.current = undefined;
  });

  // A click after a drag follows no link. Those of the keyboard have no detail: none is after a drag.
  const swallow = (event: MouseEvent) => {
    const press = moved.current;
    if (!press || (press.isMouse && event.detail === 0)) return;
    moved.current = undefined;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  useListener(host, 'click', swallow, { capture: true });
  useListener(host, EARLY_CLICK, swallow, { capture: true });
  // The browser would drag links and images out of the page, and select text.
  const prevent = (event: Event) => {
    if (held.current?.isMouse) event.preventDefault();
  };
  useListener(host, 'dragstart', prevent);
  useListener(host, 'selectstart', prevent);
}

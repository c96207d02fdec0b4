import { useLayoutEffect, type RefObject } from 'react';
import { useLatest } from '../hooks/use-latest.js';

/** How far an arrow key moves the marker; with Shift one pixel. */
const KEY_STEP_PX = 10;
/** A pointer that moves further than this between down and up is a drag and not a click. */
const CLICK_SLOP_PX = 4;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Options {
  draggable: boolean;
  /** Called with the distance in px since the last call. */
  onMove(x: number, y: number): void;
  onDrop(): void;
}

/**
 * Moves the marker by pointer or by arrow keys, the same on all engines. The listeners are native, since an engine
 * listens on a box around the marker, which gets events before React does. A drag that starts on the marker is not a
 * click on it, also when it moves the map.
 */
export function useMarkerDrag(marker: RefObject<HTMLElement | null>, options: Options): void {
  const latest = useLatest(options);
  useLayoutEffect(() => {
    const element = marker.current;
    if (!element) return;
    const ended = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(type, handle, { signal: ended.signal });
    let drag: { x: number; y: number; fromX: number; fromY: number } | undefined;
    let hasMoved = false;

    on('pointerdown', ({ clientX: x, clientY: y, pointerId }) => {
      drag = { x, y, fromX: x, fromY: y };
      hasMoved = false;
      if (latest.current.draggable) element.setPointerCapture(pointerId);
    });
    for (const type of ['mousedown', 'touchstart'] as const)
      on(type, (event) => {
        if (latest.current.draggable) event.stopPropagation();
      });
    const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!drag) return;
      if (Math.hypot(x - drag.fromX, y - drag.fromY) > CLICK_SLOP_PX) hasMoved = true;
      if (!hasMoved || !latest.current.draggable) return;
      latest.current.onMove(x - drag.x, y - drag.y);
      Object.assign(drag, { x, y });
    };
    on('pointermove', follow);
    on('pointerup', (event) => {
      follow(event);
      drag = undefined;
      if (hasMoved && latest.current.draggable) latest.current.onDrop();
    });
    on('pointercancel', () => (drag = undefined));
    on('keydown', (event) => {
      const arrow = ARROWS[event.key];
      if (!latest.current.draggable || !arrow || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const pixels = event.shiftKey ? 1 : KEY_STEP_PX;
      latest.current.onMove(arrow[0] * pixels, arrow[1] * pixels);
      latest.current.onDrop();
    });
    const suppressAfterDrag = (event: MouseEvent) => {
      // `detail` is 0 for a click by keyboard or screen reader.
      if (event.detail > 0 && hasMoved) event.stopImmediatePropagation();
    };
    // In the capture phase, since Preact listens on the marker itself.
    element.addEventListener('click', suppressAfterDrag, { signal: ended.signal, capture: true });
    return () => ended.abort();
  }, [marker, latest]);
}

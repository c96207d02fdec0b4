import { useLayoutEffect, type RefObject } from 'react';
import { useLatest } from '../hooks/use-latest.js';

/** How far an arrow key moves the marker; with Shift a pixel. */
const KEY_STEP_PX = 10;
/** A pointer that went further than this between down and up has dragged and not clicked. */
const CLICK_SLOP_PX = 4;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Drag {
  draggable: boolean;
  /** By so many pixels. */
  onMove(x: number, y: number): void;
  onDrop(): void;
}

/**
 * Moves the marker by pointer or by arrow keys, the same on all engines. Native listeners, since an engine listens on
 * a box around the marker, nearer than React does. A map that was dragged by its marker is no click on the marker.
 */
export function useMarkerDrag(marker: RefObject<HTMLElement | null>, drag: Drag): void {
  const latest = useLatest(drag);
  useLayoutEffect(() => {
    const element = marker.current;
    if (!element) return;
    const ended = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, handle: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(type, handle, { signal: ended.signal });
    let way: { x: number; y: number; fromX: number; fromY: number } | undefined;
    let wandered = false;

    on('pointerdown', ({ clientX: x, clientY: y, pointerId }) => {
      way = { x, y, fromX: x, fromY: y };
      wandered = false;
      if (latest.current.draggable) element.setPointerCapture(pointerId);
    });
    for (const type of ['mousedown', 'touchstart'] as const)
      on(type, (event) => {
        if (latest.current.draggable) event.stopPropagation();
      });
    const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!way) return;
      if (Math.hypot(x - way.fromX, y - way.fromY) > CLICK_SLOP_PX) wandered = true;
      if (!wandered || !latest.current.draggable) return;
      latest.current.onMove(x - way.x, y - way.y);
      Object.assign(way, { x, y });
    };
    on('pointermove', follow);
    on('pointerup', (event) => {
      follow(event);
      way = undefined;
      if (wandered && latest.current.draggable) latest.current.onDrop();
    });
    on('pointercancel', () => (way = undefined));
    on('keydown', (event) => {
      const arrow = ARROWS[event.key];
      if (!latest.current.draggable || !arrow || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const pixels = event.shiftKey ? 1 : KEY_STEP_PX;
      latest.current.onMove(arrow[0] * pixels, arrow[1] * pixels);
      latest.current.onDrop();
    });
    const sift = (event: MouseEvent) => {
      // `detail` is 0 for a click by keyboard or screen reader.
      if (event.detail > 0 && wandered) event.stopImmediatePropagation();
    };
    // On the way down: preact has its listener on the marker itself.
    element.addEventListener('click', sift, { signal: ended.signal, capture: true });
    return () => ended.abort();
  }, [marker, latest]);
}

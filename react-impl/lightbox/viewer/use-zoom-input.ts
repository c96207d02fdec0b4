import { useRef } from 'react';
import { useListener } from '../../hooks/use-listener.js';
import { DOUBLE_TAP_SCALE, FITTED, isEnlarged, scaledBy, STEP, zoomAt, type Zoom } from '../logic/zoom.js';
import type { ChangeZoom } from './use-zoom.js';
import { fromCenter, imageIn, stageSize } from './zoom-measures.js';

/** A second tap within this time, and this near, is a double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;
/** An arrow key moves an enlarged image by this share of the stage. */
const PAN_SHARE = 0.15;
const PAN: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** + and - zoom, 0 resets, the arrow keys move an enlarged image. */
export function useZoomKeys(dialog: HTMLDialogElement | null, zoom: Zoom, change: ChangeZoom): void {
  useListener<KeyboardEvent>(
    dialog,
    'keydown',
    (event) => {
      const { key } = event;
      const pan = isEnlarged(zoom) ? PAN[key] : undefined;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (key === '+' || key === '=') change(scaledBy(STEP));
      else if (key === '-') change(scaledBy(1 / STEP));
      else if (key === '0') change(() => FITTED);
      else if (pan) {
        const { width, height } = stageSize(dialog);
        change(({ scale, x, y }) => ({ scale, x: x + pan[0] * PAN_SHARE * width, y: y + pan[1] * PAN_SHARE * height }));
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    // Before the viewer's own arrow keys.
    { capture: true },
  );
}

/** The wheel with Control zooms, as does a pinch on a touchpad, which browsers report as such a wheel. */
export function useZoomWheel(dialog: HTMLDialogElement | null, change: ChangeZoom): void {
  useListener<WheelEvent>(
    dialog,
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      change(scaledBy(Math.exp(-event.deltaY / 200), fromCenter(dialog, event.clientX, event.clientY)));
    },
    { passive: false },
  );
}

/** Two fingers zoom, one pointer moves an enlarged image, a double tap zooms in or resets. */
export function useZoomPointers(dialog: HTMLDialogElement | null, zoom: Zoom, change: ChangeZoom): void {
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const lastTap = useRef({ x: 0, y: 0, time: -Infinity });
  useListener<PointerEvent>(dialog, 'pointerdown', ({ pointerId, clientX: x, clientY: y }) => {
    pointers.current.set(pointerId, { x, y });
  });
  useListener<PointerEvent>(dialog, 'pointermove', ({ pointerId, clientX, clientY }) => {
    const before = pointers.current.get(pointerId);
    if (!before) return;
    const [other] = [...pointers.current].flatMap(([id, point]) => (id === pointerId ? [] : [point]));
    pointers.current.set(pointerId, { x: clientX, y: clientY });
    if (!other) {
      if (isEnlarged(zoom))
        change(({ scale, x, y }) => ({ scale, x: x + clientX - before.x, y: y + clientY - before.y }));
      return;
    }
    const distance = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y);
    const by = distance({ x: clientX, y: clientY }) / Math.max(1, distance(before));
    const middle = fromCenter(dialog, (clientX + other.x) / 2, (clientY + other.y) / 2);
    change(scaledBy(by, middle));
  });
  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  useListener<PointerEvent>(dialog, 'pointercancel', release);
  useListener<PointerEvent>(dialog, 'pointerup', (event) => {
    release(event);
    const { clientX: x, clientY: y, timeStamp: time, pointerType } = event;
    if (pointerType === 'mouse' || event.composedPath()[0] !== imageIn(dialog)) return;
    const last = lastTap.current;
    const isSecond = time - last.time < DOUBLE_TAP_MS && Math.hypot(x - last.x, y - last.y) < DOUBLE_TAP_PX;
    lastTap.current = { x, y, time: isSecond ? -Infinity : time };
    if (isSecond) change((now) => (isEnlarged(now) ? FITTED : zoomAt(now, DOUBLE_TAP_SCALE, fromCenter(dialog, x, y))));
  });
}

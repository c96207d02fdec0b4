import { DOUBLE_TAP_SCALE, FITTED, isEnlarged, zoomAt, type Point } from '../logic/zoom.js';
import type { ImageZoom } from './image-zoom.js';
import { distance } from './pinch.js';

/** A second tap within this time, and this near, is a double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;

/** Enlarges the image at a point of the viewer, or shows it whole again. */
export const toggleZoom = (zoom: ImageZoom, point: Point): void =>
  zoom.change((now) => (isEnlarged(now) ? FITTED : zoomAt(now, DOUBLE_TAP_SCALE, zoom.fromCenter(point))));

/** Returns the handler for fingers that were lifted, at a point of the viewer, without having moved. */
export function createDoubleTap(zoom: ImageZoom): (event: PointerEvent, point: Point) => void {
  let last = { x: 0, y: 0, time: -Infinity };
  return ({ pointerType, timeStamp: time, target }, point) => {
    if (pointerType === 'mouse' || !(target instanceof Element) || !target.closest('.frame')) return;
    const isSecond = time - last.time < DOUBLE_TAP_MS && distance(last, point) < DOUBLE_TAP_PX;
    last = { ...point, time: isSecond ? -Infinity : time };
    if (isSecond) toggleZoom(zoom, point);
  };
}

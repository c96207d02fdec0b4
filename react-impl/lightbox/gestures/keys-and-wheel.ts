import { isShortcut } from '../../../shared/platform/page/shortcut-keys.js';
import { FITTED, isEnlarged, scaledBy, STEP } from '../logic/zoom.js';
import { areaOf, pointIn } from '../viewer/visible-area.js';
import { MOTION, type ImageZoom } from './image-zoom.js';

/** An arrow key moves an enlarged image by this share of the viewer. */
const PAN_SHARE = 0.15;
const PAN: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** + and - zoom, 0 resets, the arrow keys move an enlarged image. */
export function handleZoomKey(event: KeyboardEvent, zoom: ImageZoom): void {
  const dialog = event.currentTarget as Element;
  if (!isShortcut(event, dialog)) return;
  const { key } = event;
  const pan = isEnlarged(zoom.current) ? PAN[key] : undefined;
  const { width, height } = areaOf(dialog);
  if (key === '+' || key === '=') zoom.change(scaledBy(STEP));
  else if (key === '-') zoom.change(scaledBy(1 / STEP));
  else if (key === '0') zoom.change(() => FITTED);
  else if (pan)
    zoom.change(({ scale, x, y }) => ({
      scale,
      x: x + pan[0] * PAN_SHARE * width,
      y: y + pan[1] * PAN_SHARE * height,
    }));
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The px of a line, for browsers that count lines. */
const LINE_PX = 16;
/** The factor of a wheel's px, as an exponent. With Control it is a pinch on a touchpad, which sends few px. */
const WHEEL = 0.002;
const PINCH = 0.01;
/** Notches of a mouse wheel are shown as a motion; touchpads send many small steps. */
const NOTCH_PX = 50;

/** The wheel zooms at the pointer, as does a pinch on a touchpad, which browsers report as a wheel with Control. */
export function handleZoomWheel(event: WheelEvent, zoom: ImageZoom): void {
  const target = event.composedPath()[0];
  if (target instanceof Element && target.closest('[tabindex="0"]')) return;
  const deltaY = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PX);
  if (Math.abs(event.deltaX) > Math.abs(deltaY)) return;
  event.preventDefault();
  const factor = Math.exp(-deltaY * (event.ctrlKey ? PINCH : WHEEL));
  const ms = Math.abs(deltaY) >= NOTCH_PX ? MOTION.wheel : MOTION.none;
  const point = pointIn(event.currentTarget as Element, event.clientX, event.clientY);
  zoom.change(scaledBy(factor, zoom.fromCenter(point)), ms);
}

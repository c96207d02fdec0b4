import { pastEnd, type Point } from '../logic/drag.js';
import type { Boundary } from '../logic/validators.js';
import { isRtl } from '../row/row-geometry.js';

export const pointOf = ({ clientX, clientY, timeStamp }: PointerEvent): Point => ({
  x: clientX,
  y: clientY,
  time: timeStamp,
});

/** Receives the pointer's events also outside the gallery. Throws nothing for a pointer that is no longer there. */
export function capture(host: HTMLElement, pointerId: number): void {
  try {
    host.setPointerCapture(pointerId);
  } catch {
    // The finger has been lifted.
  }
}

/**
 * Scrolls the row to `left` px, as the pointer asks for. Beyond an end there is nothing to scroll, and the row is
 * translated.
 */
export function followPointer(view: HTMLElement, left: number, boundaries: readonly [Boundary, Boundary]): void {
  view.scrollLeft = left;
  const beyond = view.scrollLeft - left;
  const boundary = boundaries[beyond > 0 === isRtl(view) ? 1 : 0];
  view.style.translate = Math.abs(beyond) < 1 ? '' : `${pastEnd(beyond, boundary)}px`;
}

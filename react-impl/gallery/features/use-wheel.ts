import { useRef, type RefObject } from 'react';
import { isWheelOfOthers } from '../../../shared/media/slides/own-gestures.js';
import { useListener } from '../../hooks/use-listener.js';
import { isRtl } from '../row/row-geometry.js';

/** From this way of a sideways wheel on, in px, the slide changes: once for each movement of the fingers. */
const WHEEL_PX = 30;
/** Events of one movement, with what the trackpad adds to it, are not further apart, in ms. */
const PAUSE_MS = 150;
/** Some wheels report lines. */
const LINE_PX = 16;

/**
 * Sideways movements on a trackpad, or of a wheel, over slides that no scrolling shows. They do not leave the page, as
 * browsers otherwise do.
 */
export function useWheel(
  host: HTMLElement | undefined,
  viewport: RefObject<HTMLElement | null>,
  onMove: (by: 1 | -1) => void,
): void {
  const gesture = useRef({ time: 0, px: 0, isOfOthers: false, isDone: false });
  useListener<WheelEvent>(
    host,
    'wheel',
    (event) => {
      const { deltaX, deltaY, deltaMode, timeStamp } = event;
      if (Math.abs(deltaX) <= Math.abs(deltaY)) return;
      // Who gets the beginning of a movement gets all of it.
      if (timeStamp - gesture.current.time > PAUSE_MS)
        gesture.current = { time: 0, px: 0, isOfOthers: isWheelOfOthers(event, viewport.current!), isDone: false };
      const { current } = gesture;
      current.time = timeStamp;
      if (current.isOfOthers) return;
      event.preventDefault();
      current.px += deltaX * (deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
      if (current.isDone || Math.abs(current.px) < WHEEL_PX) return;
      current.isDone = true;
      onMove(current.px > 0 === isRtl(viewport.current!) ? -1 : 1);
    },
    { passive: false },
  );
}

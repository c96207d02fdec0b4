import type { RefObject } from 'react';
import { swipeAction } from '../../../shared/media/slides/swipe.js';
import { dragTarget, snapSeconds, velocityOf } from '../logic/drag.js';
import type { Boundary } from '../logic/validators.js';
import { isRtl } from '../row/row-geometry.js';
import type { Motion } from '../row/scroll-motion.js';
import { pointOf } from './follow-pointer.js';
import { scrollWithin } from './scroll-within.js';
import { isEnlarged } from './use-enlarged-page.js';
import { usePress } from './use-press.js';

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

/**
 * Drags over the slides: with a finger or a pen, for `follow` also with a mouse. Vertical ones scroll the page; on a page that
 * is enlarged, all with a finger.
 */
export function useDrag(host: HTMLElement, options: DragOptions): void {
  const { viewport, kind, snapPoints, boundaries, onDrag, onMove } = options;
  const isSwipe = kind === 'swipe';

  usePress(kind && host, host, {
    viewport,
    boundaries: isSwipe ? undefined : boundaries,
    accepts: ({ pointerType }) => (pointerType === 'mouse' ? !isSwipe : !isEnlarged()),
    onDrag: () => onDrag(true),
    onEnd({ points, isDrag }, event, view) {
      const isUp = event.type !== 'pointercancel';
      const [first, last] = [points[0]!, pointOf(event)];
      const rtl = isRtl(host);
      if (isSwipe) {
        const action =
          isUp && swipeAction({ x: last.x - first.x, y: last.y - first.y, time: last.time - first.time }, rtl);
        if (!action) return false;
        onMove(action === 'next' ? 1 : -1, undefined);
        return true;
      }
      if (!isDrag) return false;
      const velocity = isUp ? velocityOf([...points, last]) : 0;
      const sign = rtl ? -1 : 1;
      const share = (sign * (last.x - first.x)) / view.clientWidth;
      release(view, isUp ? dragTarget(share, velocity * sign, snapPoints) : 0, velocity);
      return true;
    },
  });

  function release(view: HTMLElement, by: 1 | -1 | 0, velocity: number) {
    onDrag(false);
    view.style.translate = '';
    const motion: Motion = ({ left }) =>
      scrollWithin(view, left, snapSeconds(left - view.scrollLeft, velocity, innerWidth), 'ease-out');
    if (!onMove(by, motion) && by !== 0) onMove(0, motion);
  }
}

import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { clickAction } from '../logic/click-action.js';
import { swipeAction } from '../../../shared/media/slides/swipe.js';
import type { Viewer } from './use-viewer.js';

/** What handles a click itself. */
const INTERACTIVE = 'a, button, video, [part~="caption"]';

/**
 * Event handlers for the dialog: keys, clicks and swipes that show another item or close the viewer. While `isZoomed`,
 * clicks and swipes move the enlarged image instead.
 */
export function useViewerInput(
  viewer: Viewer,
  isMobile: boolean,
  isZoomed: RefObject<boolean>,
  isRtl: () => boolean,
  toggleCaption: () => void,
) {
  const start = useRef({ x: 0, y: 0, time: 0 });
  const hasSwiped = useRef(false);
  const { items } = viewer;
  return {
    onKeyDown(event: KeyboardEvent) {
      const { key, timeStamp } = event;
      const forward = isRtl() ? 'ArrowLeft' : 'ArrowRight';
      if (key === 'ArrowLeft' || key === 'ArrowRight') viewer.step(key === forward ? 1 : -1, timeStamp);
      else if (key === 'c' && viewer.item?.caption) toggleCaption();
      else if (key === 'Home' || key === 'End') viewer.show(key === 'Home' ? 0 : items.length - 1);
      else return;
      event.preventDefault();
    },
    onClick(event: MouseEvent) {
      const { clientX, clientY, currentTarget, timeStamp } = event;
      if (isZoomed.current || hasSwiped.current) {
        hasSwiped.current = false;
        return;
      }
      const target = event.nativeEvent.composedPath()[0] as Element;
      const { width, height } = currentTarget.getBoundingClientRect();
      const on = target.closest(INTERACTIVE) ? 'own' : target.closest('img') ? 'image' : 'elsewhere';
      const action = clickAction({
        x: clientX / width,
        y: clientY / height,
        on,
        count: items.length,
        mobile: isMobile,
        rtl: isRtl(),
      });
      if (action === 'close') void viewer.close();
      else if (action !== 'none') viewer.step(action === 'next' ? 1 : -1, timeStamp);
    },
    onPointerDown({ clientX: x, clientY: y, timeStamp: time }: PointerEvent) {
      start.current = { x, y, time };
      hasSwiped.current = false;
    },
    onPointerUp({ clientX, clientY, timeStamp, pointerType }: PointerEvent) {
      const { x, y, time } = start.current;
      const action = swipeAction({ x: clientX - x, y: clientY - y, time: timeStamp - time }, isRtl());
      if (pointerType === 'mouse' || !action || isZoomed.current) return;
      hasSwiped.current = true;
      viewer.step(action === 'next' ? 1 : -1, timeStamp);
    },
  };
}

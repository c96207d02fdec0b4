import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { clickAction } from '../logic/click-action.js';
import { swipeAction } from '../logic/swipe.js';
import type { Viewer } from './use-viewer.js';

/** What handles a click itself. */
const INTERACTIVE = 'a, button, video, [part~="caption"]';

interface Options {
  readonly viewer: Viewer;
  readonly isMobile: boolean;
  /** Clicks and swipes move an enlarged image and not the viewer. */
  readonly isZoomed: RefObject<boolean>;
  isRtl(): boolean;
  /** `undefined`: the item has no caption. */
  readonly toggleCaption: (() => void) | undefined;
}

/** Event handlers for the dialog: keys, clicks and swipes that show another item or close the viewer. */
export function useViewerInput({ viewer, isMobile, isZoomed, isRtl, toggleCaption }: Options) {
  const swipe = useRef({ x: 0, y: 0, time: 0, isDone: false });
  const { items } = viewer;
  return {
    onKeyDown(event: KeyboardEvent) {
      const { key, timeStamp } = event;
      const forward = isRtl() ? 'ArrowLeft' : 'ArrowRight';
      if (key === 'ArrowLeft' || key === 'ArrowRight') viewer.step(key === forward ? 1 : -1, timeStamp);
      else if (key === 'c' && toggleCaption) toggleCaption();
      else if (key === 'Home' || key === 'End') viewer.show(key === 'Home' ? 0 : items.length - 1);
      else return;
      event.preventDefault();
    },
    onClick(event: MouseEvent) {
      const { clientX: x, clientY: y, currentTarget, timeStamp } = event;
      if (isZoomed.current || swipe.current.isDone) {
        swipe.current.isDone = false;
        return;
      }
      const target = event.nativeEvent.composedPath()[0] as Element;
      const { width, height } = currentTarget.getBoundingClientRect();
      const on = target.closest(INTERACTIVE) ? 'own' : target.closest('img') ? 'image' : 'elsewhere';
      const action = clickAction({ x, y, width, height, on, count: items.length, mobile: isMobile, rtl: isRtl() });
      if (action === 'close') void viewer.close();
      else if (action !== 'none') viewer.step(action === 'next' ? 1 : -1, timeStamp);
    },
    onPointerDown({ clientX: x, clientY: y, timeStamp: time }: PointerEvent) {
      swipe.current = { x, y, time, isDone: false };
    },
    onPointerUp({ clientX, clientY, timeStamp, pointerType }: PointerEvent) {
      const { x, y, time } = swipe.current;
      const action = swipeAction({ x: clientX - x, y: clientY - y, time: timeStamp - time }, isRtl());
      if (pointerType === 'mouse' || !action || isZoomed.current) return;
      swipe.current.isDone = true;
      viewer.step(action === 'next' ? 1 : -1, timeStamp);
    },
  };
}

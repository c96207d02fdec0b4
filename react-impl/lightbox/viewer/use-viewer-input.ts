import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { isShortcut } from '../../../shared/platform/page/shortcut-keys.js';
import { clickAction } from '../logic/click-action.js';
import { areaOf, pointIn } from './visible-area.js';
import type { Viewer } from './use-viewer.js';

/** What handles a click itself. */
const INTERACTIVE = 'a, button, video, sq-video, [part~="caption"], [part~="thumbnails"]';

export interface ZoomState {
  readonly enlarged: boolean;
  /** The image is as large as it can be. */
  readonly atLimit: boolean;
}

/** What the viewer and the code of its gestures, which is loaded later, share. */
export interface PointerUse {
  /** The pointer has moved since it was put down: the click that follows means nothing. */
  moved: boolean;
  zoom?: {
    by(factor: number): void;
    /** Enlarges the image at a point of the page, or shows it whole again. */
    toggleAt(x: number, y: number): void;
  };
}

interface Options {
  readonly isMobile: boolean;
  /** Whether a click on the image enlarges it. */
  readonly clickZooms: boolean;
  readonly enlarged: boolean;
  readonly pointerUse: RefObject<PointerUse>;
  isRtl(): boolean;
  toggleCaption(): void;
}

/** Event handlers for the dialog: keys and clicks that show another item, zoom, or close the viewer. */
export function useViewerInput(viewer: Viewer, options: Options) {
  const { isMobile, clickZooms, enlarged, pointerUse, isRtl, toggleCaption } = options;
  const lastAction = useRef('');
  const { items } = viewer;
  const actionAt = ({ clientX, clientY, nativeEvent, currentTarget }: MouseEvent) => {
    const target = nativeEvent.composedPath()[0] as Element;
    const on = target.closest(INTERACTIVE) ? 'own' : target.closest('.frame') ? 'image' : 'elsewhere';
    // An enlarged image stays: a click beside it, or one that would step, does nothing.
    if (enlarged && on !== 'own') return on === 'image' && clickZooms ? 'zoom' : 'none';
    const { width, height } = areaOf(currentTarget);
    const { x, y } = pointIn(currentTarget, clientX, clientY);
    return clickAction({
      x: x / width,
      y: y / height,
      on,
      count: items.length,
      mobile: isMobile || (nativeEvent as Partial<globalThis.PointerEvent>).pointerType === 'touch',
      rtl: isRtl(),
      zooms: clickZooms,
    });
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      if (!isShortcut(event.nativeEvent, event.currentTarget)) return;
      const { key, timeStamp } = event;
      const forward = isRtl() ? 'ArrowLeft' : 'ArrowRight';
      if (key === 'ArrowLeft' || key === 'ArrowRight') viewer.step(key === forward ? 1 : -1, timeStamp, !event.repeat);
      else if (key === 'c' && viewer.item?.caption) toggleCaption();
      else if (key === 'Home' || key === 'End') viewer.show(key === 'Home' ? 0 : items.length - 1);
      else return;
      event.preventDefault();
    },
    onClick(event: MouseEvent) {
      if (pointerUse.current.moved) return;
      const action = actionAt(event);
      if (action === 'close') void viewer.close();
      else if (action === 'zoom') pointerUse.current.zoom?.toggleAt(event.clientX, event.clientY);
      else if (action !== 'none') viewer.step(action === 'next' ? 1 : -1, event.timeStamp);
    },
    /** After a drag the click of the same press means nothing, also to what is below the pointer. */
    onClickCapture(event: MouseEvent) {
      if (!pointerUse.current.moved || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
    },
    onPointerDownCapture() {
      pointerUse.current.moved = false;
    },
    /** The cursor says what a click does. */
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'mouse') return;
      const action = actionAt(event);
      if (action === lastAction.current) return;
      lastAction.current = action;
      event.currentTarget.dataset['click'] = action;
    },
  };
}

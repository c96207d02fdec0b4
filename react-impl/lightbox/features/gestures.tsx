import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../hooks/use-latest.js';
import { useListener } from '../../hooks/use-listener.js';
import { useReducedMotion } from '../../hooks/use-media-query.js';
import { createImageZoom, type ImageZoom } from '../gestures/image-zoom.js';
import { handleZoomKey, handleZoomWheel } from '../gestures/keys-and-wheel.js';
import { toggleZoom } from '../gestures/double-tap.js';
import { createPointers } from '../gestures/pointers.js';
import { isEnlarged, scaledBy } from '../logic/zoom.js';
import type { Viewer } from '../viewer/use-viewer.js';
import type { PointerUse, ZoomState } from '../viewer/use-viewer-input.js';
import { pointIn } from '../viewer/visible-area.js';

interface Props {
  readonly dialog: HTMLDialogElement;
  readonly viewer: Viewer;
  readonly canZoom: boolean;
  readonly pointerUse: RefObject<PointerUse>;
  isRtl(): boolean;
  onZoom(state: ZoomState): void;
}

/** Fingers, mouse, wheel and keys: they move the items, zoom the image, and drag it away to close. Renders nothing. */
export default function Gestures(props: Props) {
  const { dialog, viewer, canZoom, pointerUse } = props;
  const reducedMotion = useReducedMotion();
  const latest = useLatest({ ...props, reducedMotion });
  const zoom = useRef<ImageZoom>(undefined);
  const onlyZoomable =
    <E extends Event>(handle: (event: E, zoom: ImageZoom) => void) =>
    (event: E) => {
      if (canZoom && zoom.current) handle(event, zoom.current);
    };
  useLayoutEffect(() => {
    const own = createImageZoom(dialog, (now, max) =>
      latest.current.onZoom({ enlarged: isEnlarged(now), atLimit: now.scale >= max - 0.01 }),
    );
    zoom.current = own;
    const use = pointerUse.current;
    use.zoom = {
      by: (factor) => own.change(scaledBy(factor)),
      toggleAt: (x, y) => toggleZoom(own, pointIn(dialog, x, y)),
    };
    const listeners = Object.entries(
      createPointers({
        dialog,
        zoom: own,
        viewer: () => latest.current.viewer,
        canZoom: () => latest.current.canZoom,
        isRtl: () => latest.current.isRtl(),
        reducedMotion: () => latest.current.reducedMotion,
        onMoved: () => (use.moved = true),
      }),
    ) as [string, EventListener][];
    for (const [type, listener] of listeners) dialog.addEventListener(type, listener);
    return () => {
      delete use.zoom;
      for (const [type, listener] of listeners) dialog.removeEventListener(type, listener);
    };
  }, [dialog, latest, pointerUse]);
  useLayoutEffect(() => {
    zoom.current?.reset();
    const observer = new ResizeObserver(() => zoom.current?.fit());
    for (const part of dialog.querySelectorAll('[data-current] :is(.place, .frame)')) observer.observe(part);
    return () => observer.disconnect();
  }, [dialog, viewer.place]);
  // Before the viewer's own arrow keys.
  useListener(dialog, 'keydown', onlyZoomable(handleZoomKey), { capture: true });
  useListener(dialog, 'wheel', onlyZoomable(handleZoomWheel), { passive: false });
  return null;
}

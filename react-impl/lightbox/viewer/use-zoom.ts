import { useLayoutEffect, useState, type RefObject } from 'react';
import { FITTED, isEnlarged, within, type Zoom } from '../logic/zoom.js';
import { fittedSize, imageIn, scaleLimit, stageSize } from './zoom-measures.js';

/** Applies a change, within the limits of the image and the stage. */
export type ChangeZoom = (next: (current: Zoom) => Zoom) => void;

/** The zoom of the image in a dialog, written to the image's style. It is reset when `item` changes. */
export function useZoom(
  dialog: RefObject<HTMLDialogElement | null>,
  item: number,
  onZoomed: (zoomed: boolean) => void,
): readonly [Zoom, ChangeZoom] {
  const [zoom, setZoom] = useState(FITTED);
  useLayoutEffect(() => setZoom(FITTED), [item]);
  useLayoutEffect(() => {
    const image = imageIn(dialog.current);
    if (!image) return;
    const enlarged = isEnlarged(zoom);
    image.style.scale = enlarged ? String(zoom.scale) : '';
    image.style.translate = enlarged ? `${zoom.x}px ${zoom.y}px` : '';
    onZoomed(enlarged);
  }, [zoom, item]); // eslint-disable-line react-hooks/exhaustive-deps -- `onZoomed` is another function at each render
  const change: ChangeZoom = (next) =>
    setZoom((current) => {
      const { current: box } = dialog;
      return within(next(current), fittedSize(box), stageSize(box), scaleLimit(box));
    });
  return [zoom, change];
}

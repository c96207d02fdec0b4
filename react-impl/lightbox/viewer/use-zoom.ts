import { useLayoutEffect, useState, type RefObject } from 'react';
import { FITTED, isEnlarged, maxScale, within, type Extent, type Point, type Zoom } from '../logic/zoom.js';

export interface ZoomState {
  readonly zoom: Zoom;
  /** Applies a change, within the limits of the image and the stage. */
  change(next: (current: Zoom) => Zoom): void;
  image(): HTMLImageElement | undefined;
  stageSize(): Extent;
  maxScale(): number;
  /** Viewport coordinates to px from the centre of the stage. */
  fromCenter(x: number, y: number): Point;
}

/** The zoom of the image in a dialog, written to the image's style. It is reset when `item` changes. */
export function useZoom(
  dialog: RefObject<HTMLDialogElement | null>,
  item: number,
  onZoomed: (zoomed: boolean) => void,
): ZoomState {
  const [zoom, setZoom] = useState(FITTED);
  const image = () => dialog.current?.querySelector<HTMLImageElement>('img[part="image"]') ?? undefined;
  const fittedSize = () => ({ width: image()?.offsetWidth ?? 0, height: image()?.offsetHeight ?? 0 });
  const stageSize = () => {
    const stage = dialog.current?.querySelector('[part="stage"]');
    return { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 };
  };
  const max = () => maxScale({ width: image()?.naturalWidth ?? 0, height: image()?.naturalHeight ?? 0 }, fittedSize());

  useLayoutEffect(() => setZoom(FITTED), [item]);
  useLayoutEffect(() => {
    const shown = image();
    if (!shown) return;
    const enlarged = isEnlarged(zoom);
    shown.style.scale = enlarged ? String(zoom.scale) : '';
    shown.style.translate = enlarged ? `${zoom.x}px ${zoom.y}px` : '';
    onZoomed(enlarged);
  }, [zoom, item]); // eslint-disable-line react-hooks/exhaustive-deps -- `onZoomed` is another function at each render

  return {
    zoom,
    image,
    stageSize,
    maxScale: max,
    change: (next) => setZoom((current) => within(next(current), fittedSize(), stageSize(), max())),
    fromCenter(x, y) {
      const box = dialog.current?.getBoundingClientRect();
      return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
    },
  };
}

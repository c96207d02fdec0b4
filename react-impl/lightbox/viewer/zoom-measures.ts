import { maxScale, type Extent, type Point } from '../logic/zoom.js';

type Dialog = HTMLDialogElement | null;

export const imageIn = (dialog: Dialog) => dialog?.querySelector<HTMLImageElement>('img[part="image"]');

/** The size of the image at scale 1, in px. */
export function fittedSize(dialog: Dialog): Extent {
  const image = imageIn(dialog);
  return { width: image?.offsetWidth ?? 0, height: image?.offsetHeight ?? 0 };
}

export function stageSize(dialog: Dialog): Extent {
  const stage = dialog?.querySelector('[part="stage"]');
  return { width: stage?.clientWidth ?? 0, height: stage?.clientHeight ?? 0 };
}

/** The largest scale of the image. */
export const scaleLimit = (dialog: Dialog): number =>
  maxScale(imageIn(dialog)?.naturalWidth ?? 0, fittedSize(dialog).width);

/** Viewport coordinates to px from the centre of the stage. */
export function fromCenter(dialog: Dialog, x: number, y: number): Point {
  const box = dialog?.getBoundingClientRect();
  return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
}

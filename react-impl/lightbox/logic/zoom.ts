/** How an image lies: enlarged by `scale`, its middle moved by `x` and `y` px from the middle of the stage. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
export interface Extent {
  readonly width: number;
  readonly height: number;
}

export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };
/** One press of a button or key. */
export const STEP = 1.6;
const MOST = 4;
const LEAST_MOST = 2;

/** To the image's own size, at least twice and at most four times as large as it fits. */
export const maxScale = (natural: Extent, fitted: Extent): number =>
  fitted.width > 0 ? Math.min(MOST, Math.max(LEAST_MOST, natural.width / fitted.width)) : LEAST_MOST;

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** No edge of the image is pulled further in than the stage's own. */
export function within({ scale, x, y }: Zoom, fitted: Extent, stage: Extent, most: number): Zoom {
  const size = Math.min(most, Math.max(1, scale));
  const room = (image: number, place: number) => Math.max(0, (image * size - place) / 2);
  return {
    scale: size,
    x: clamp(x, room(fitted.width, stage.width)),
    y: clamp(y, room(fitted.height, stage.height)),
  };
}

/** Another scale, around a point that stays where it is: px from the middle of the stage. */
export function zoomAt({ scale, x, y }: Zoom, to: number, point: { x: number; y: number }): Zoom {
  const by = to / scale;
  return { scale: to, x: point.x - (point.x - x) * by, y: point.y - (point.y - y) * by };
}

/** An enlarged image: scaled by `scale`, its centre moved by `x` and `y` px from the centre of the stage. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
export interface Extent {
  readonly width: number;
  readonly height: number;
}
/** In px from the centre of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const FITTED: Zoom = { scale: 1, x: 0, y: 0 };
const CENTER: Point = { x: 0, y: 0 };
/** The factor of one press of a zoom button or key. */
export const STEP = 1.6;
/** The scale that a double tap asks for, within the image's limits. */
export const DOUBLE_TAP_SCALE = 2.5;
const UPPER_LIMIT = 4;
const LOWER_LIMIT = 2;

/** Whether the image is larger than fitted, by more than a rounding error. */
export const isEnlarged = ({ scale }: Zoom): boolean => scale > 1.01;

/** The largest scale, by the image's natural and fitted width: its natural size, but at least 2 and at most 4. */
export const maxScale = (natural: number, fitted: number): number =>
  fitted > 0 ? Math.min(UPPER_LIMIT, Math.max(LOWER_LIMIT, natural / fitted)) : LOWER_LIMIT;

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** The nearest zoom within the limits: no edge of an image larger than the stage is moved inside the stage. */
export function within({ scale, x, y }: Zoom, fitted: Extent, stage: Extent, max: number): Zoom {
  const limited = Math.min(max, Math.max(1, scale));
  const overhang = (image: number, available: number) => Math.max(0, (image * limited - available) / 2);
  return {
    scale: limited,
    x: clamp(x, overhang(fitted.width, stage.width)),
    y: clamp(y, overhang(fitted.height, stage.height)),
  };
}

/** Beyond a limit an image follows a finger by this share. */
const RESISTANCE = 0.35;
const soften = (value: number, limited: number) => limited + (value - limited) * RESISTANCE;

/** The zoom while a finger is on the image: it can be pulled beyond the limits, with resistance. */
export function softly(zoom: Zoom, fitted: Extent, stage: Extent, max: number): Zoom {
  const limited = within(zoom, fitted, stage, max);
  return {
    scale: soften(zoom.scale, limited.scale),
    x: soften(zoom.x, limited.x),
    y: soften(zoom.y, limited.y),
  };
}

/** Scales by a factor around a point, by default the centre. */
export const scaledBy =
  (factor: number, point = CENTER) =>
  (zoom: Zoom): Zoom =>
    zoomAt(zoom, zoom.scale * factor, point);

/** The zoom with scale `to` at which `point` stays in place on the screen. */
export function zoomAt({ scale, x, y }: Zoom, to: number, point: Point): Zoom {
  const by = to / scale;
  return { scale: to, x: point.x - (point.x - x) * by, y: point.y - (point.y - y) * by };
}

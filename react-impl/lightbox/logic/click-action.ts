import { EDGE_DEAD_ZONE } from '../constants.js';

/** A click in the viewer; coordinates and sizes in px. */
export interface Click {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What was clicked. `own`: a link, button, caption or video, which handles the click itself. */
  readonly on: 'image' | 'own' | 'elsewhere';
  /** How many items the viewer has. */
  readonly count: number;
  readonly mobile: boolean;
  readonly rtl: boolean;
}

/**
 * The action of a click in the viewer (widgets §2; ambiguity A07). On desktop with several items the halves of the
 * screen navigate, also on the image. Within 2 percent of an edge, with one item, and on mobile, a click outside the
 * image closes.
 */
export function clickAction({
  x,
  y,
  width,
  height,
  on,
  count,
  mobile,
  rtl,
}: Click): 'next' | 'previous' | 'close' | 'none' {
  if (on === 'own') return 'none';
  const [left, top] = [width * EDGE_DEAD_ZONE, height * EDGE_DEAD_ZONE];
  const atEdge = x < left || x > width - left || y < top || y > height - top;
  if (!mobile && count > 1 && !atEdge) return x > width / 2 === rtl ? 'previous' : 'next';
  return on === 'image' ? 'none' : 'close';
}

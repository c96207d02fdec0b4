import { EDGE_DEAD_ZONE } from '../constants.js';

export interface Click {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What was hit: a link, button, caption or video does its own thing. */
  readonly on: 'image' | 'own' | 'elsewhere';
  readonly count: number;
  readonly mobile: boolean;
  readonly rtl: boolean;
}

/**
 * What a click in the viewer means (widgets §2; ambiguity A07). On desktop with several items the halves of the screen
 * navigate, on the image too; at the edges, with one item, and on mobile, a click off the image closes.
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

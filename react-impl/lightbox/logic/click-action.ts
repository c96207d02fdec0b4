import { EDGE_DEAD_ZONE } from '../constants.js';

export type ClickAction = 'next' | 'previous' | 'close' | 'zoom' | 'none';

/** A click in the viewer. */
export interface Click {
  /** As shares of the viewer's width and height, from its top left corner. */
  readonly x: number;
  readonly y: number;
  /** What was clicked. `own`: a link, button, caption or video, which handles the click itself. */
  readonly on: 'image' | 'own' | 'elsewhere';
  /** How many items the viewer has. */
  readonly count: number;
  readonly mobile: boolean;
  readonly rtl: boolean;
  /** Whether a click on the image enlarges it, where it has no other meaning or the author prefers it. */
  readonly zooms: boolean;
}

/**
 * The action of a click in the viewer (widgets §2; ambiguity A07). On desktop with several items the halves of the
 * screen navigate, also on the image. Within 2 percent of an edge, with one item, and on mobile, a click outside the
 * image closes. A click on an image that does neither enlarges it, if it can be enlarged; with `image-click="zoom"` each one does.
 */
export function clickAction({ x, y, on, count, mobile, rtl, zooms }: Click): ClickAction {
  if (on === 'own') return 'none';
  if (on === 'image' && zooms) return 'zoom';
  const atEdge = Math.min(x, y, 1 - x, 1 - y) < EDGE_DEAD_ZONE;
  if (!mobile && count > 1 && !atEdge) return x > 0.5 === rtl ? 'previous' : 'next';
  return on === 'image' ? 'none' : 'close';
}

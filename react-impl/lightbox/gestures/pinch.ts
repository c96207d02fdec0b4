import { zoomAt, type Point } from '../logic/zoom.js';
import type { ImageZoom } from './image-zoom.js';

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Two fingers scale the image around the point between them, and move it with that point. Returns how to follow them. */
export function startPinch(zoom: ImageZoom, a: Point, b: Point): (a: Point, b: Point) => void {
  const base = zoom.current;
  const from = { distance: Math.max(1, distance(a, b)), middle: middle(a, b) };
  const center = zoom.fromCenter(from.middle);
  return (first, second) => {
    const now = middle(first, second);
    const scaled = zoomAt(base, (base.scale * distance(first, second)) / from.distance, center);
    zoom.follow({ ...scaled, x: scaled.x + now.x - from.middle.x, y: scaled.y + now.y - from.middle.y });
  };
}

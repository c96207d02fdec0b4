import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useListener } from '../../hooks/use-listener.js';
import type { Point } from '../logic/zoom.js';

/** The part of the page that a viewer fills. */
interface Area {
  /** Its corner, in px of the page. */
  readonly left: number;
  readonly top: number;
  /** How many px of the page a px of the viewer takes: less than 1 where the visitor has enlarged the page. */
  readonly scale: number;
  /** Its size, in px of the viewer. */
  readonly width: number;
  readonly height: number;
}

const areas = new WeakMap<Element, Area>();

/** The part that a viewer fills: the window, unless the visitor has enlarged the page. */
export const areaOf = (viewer: Element): Area =>
  areas.get(viewer) ?? { left: 0, top: 0, scale: 1, width: innerWidth, height: innerHeight };

/** A point of the page, as events and boxes tell it, in px of the viewer. */
export function pointIn(viewer: Element, x: number, y: number): Point {
  const { left, top, scale } = areaOf(viewer);
  return { x: (x - left) / scale, y: (y - top) / scale };
}

/** What the window shows of a page that the visitor has enlarged with two fingers; else `undefined`. */
export function enlargedArea(): Area | undefined {
  const view = window.visualViewport;
  // Asked first, as it needs no layout.
  if (!view || view.scale === 1) return undefined;
  const { offsetLeft: left, offsetTop: top } = view;
  const width = document.documentElement.clientWidth;
  const scale = view.width / width;
  // A page that is wider than the screen is drawn smaller from the start, and is not enlarged.
  return scale < 0.99 ? { left, top, scale, width, height: view.height / scale } : undefined;
}

/** Puts a viewer into the part of the page that the window shows. */
function fill(viewer: HTMLElement): void {
  const area = enlargedArea();
  if (area) areas.set(viewer, area);
  else if (!areas.delete(viewer)) return;
  const { style } = viewer;
  style.translate = area ? `${area.left}px ${area.top}px` : '';
  style.scale = area ? String(area.scale) : '';
  style.blockSize = area ? `${area.height}px` : '';
}

/**
 * On a page that the visitor has enlarged with two fingers a viewer of the size of the page would have its buttons out of view,
 * and fingers, which it handles itself, could not bring them there. It fills what the window shows of the page, in the size that it
 * has on any page. Who enlarges the page while it is open enlarges the viewer.
 */
export function useVisibleArea(viewer: RefObject<HTMLElement | null>, open: boolean): void {
  const filledAt = useRef(1);
  const update = () => {
    if (!viewer.current) return;
    filledAt.current = window.visualViewport?.scale ?? 1;
    fill(viewer.current);
  };
  useLayoutEffect(() => {
    if (open) update();
  }, [open]); // eslint-disable-line react-hooks/exhaustive-deps -- reads a ref and the window
  // A phone is turned.
  useListener(open ? window : undefined, 'resize', update);
  useListener(open ? (window.visualViewport ?? undefined) : undefined, 'resize', () => {
    if (window.visualViewport!.scale <= filledAt.current) update();
  });
}

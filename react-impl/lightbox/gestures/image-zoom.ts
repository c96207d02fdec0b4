import { FITTED, isEnlarged, maxScale, softly, within, type Extent, type Point, type Zoom } from '../logic/zoom.js';
import { pointIn } from '../viewer/visible-area.js';

/** How a change of the zoom is shown: at once, over a moment, or as the run-out of a pan. In ms. */
export const MOTION = { none: 0, wheel: 120, step: 300, inertia: 700 } as const;

export interface ImageZoom {
  readonly current: Zoom;
  /** Applies a change, within the limits of the image and its place. */
  change(next: (current: Zoom) => Zoom, ms?: number): void;
  /** The same under a finger: at once, and beyond the limits with resistance. */
  follow(next: Zoom): void;
  /** Stops a motion where it is, so that it can be taken up from there. */
  hold(): void;
  /** Another item is in view. */
  reset(): void;
  /** The place, or the image in it, may have another size: what was in the middle stays there, within the limits. */
  fit(): void;
  /** A point of the viewer, in px from the centre of the image's place. */
  fromCenter(point: Point): Point;
}

const extentOf = (element: HTMLElement | null): Extent => ({
  width: element?.offsetWidth ?? 0,
  height: element?.offsetHeight ?? 0,
});

/** The zoom of the image in view, written to the style of its frame. `onChange` learns the zoom and the largest scale. */
export function createImageZoom(dialog: HTMLElement, onChange: (zoom: Zoom, max: number) => void): ImageZoom {
  let zoom = FITTED;
  let written: HTMLElement | null = null;
  /** The width of the image, not enlarged, for which the zoom holds. */
  let width = 0;
  const frame = () => dialog.querySelector<HTMLElement>('[data-current] .frame:not(.video)');
  const place = () => dialog.querySelector<HTMLElement>('[data-current] .place');
  const limits = () => {
    const image = frame()?.querySelector<HTMLImageElement>('[part~="image"]');
    const fitted = extentOf(frame());
    return [fitted, extentOf(place()), maxScale(image?.naturalWidth ?? 0, fitted.width)] as const;
  };
  const write = (next: Zoom, ms: number) => {
    zoom = next;
    written = frame();
    if (!written) return;
    width = written.offsetWidth;
    // Before anything is written, so that the page is not laid out once more to answer.
    const [, , max] = limits();
    const { style } = written;
    const moved = next.scale !== 1 || next.x !== 0 || next.y !== 0;
    style.transition = ms > 0 ? '' : 'none';
    style.setProperty('--motion', `${ms}ms`);
    style.scale = moved ? String(next.scale) : '';
    style.translate = moved ? `${next.x}px ${next.y}px` : '';
    onChange(next, max);
  };
  return {
    get current() {
      return zoom;
    },
    change(next, ms = MOTION.step) {
      if (!frame()) return;
      write(within(next(zoom), ...limits()), ms);
    },
    follow: (next) => write(softly(next, ...limits()), MOTION.none),
    hold() {
      const now = frame();
      if (!now || !isEnlarged(zoom)) return;
      const { translate, scale } = getComputedStyle(now);
      const [x = 0, y = 0] = translate.split(' ').map((part) => Number.parseFloat(part) || 0);
      write({ scale: Number.parseFloat(scale) || 1, x, y }, MOTION.none);
    },
    reset() {
      if (written) for (const name of ['transition', 'scale', 'translate']) written.style.removeProperty(name);
      zoom = FITTED;
      // What fits is below any limit: nothing is measured, which would lay the viewer out within the press that opens it.
      onChange(FITTED, Infinity);
    },
    fit() {
      const by = (frame()?.offsetWidth ?? 0) / width;
      if (!isEnlarged(zoom) || !(by > 0)) return;
      this.change(({ scale, x, y }) => ({ scale, x: x * by, y: y * by }), MOTION.none);
    },
    fromCenter({ x, y }) {
      const box = place()?.getBoundingClientRect();
      if (!box) return { x: 0, y: 0 };
      const center = pointIn(dialog, box.left + box.width / 2, box.top + box.height / 2);
      return { x: x - center.x, y: y - center.y };
    },
  };
}

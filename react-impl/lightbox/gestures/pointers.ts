import { isEnlarged, type Point, type Zoom } from '../logic/zoom.js';
import type { Viewer } from '../viewer/use-viewer.js';
import { pointIn } from '../viewer/visible-area.js';
import { createDoubleTap } from './double-tap.js';
import { type ImageZoom, MOTION } from './image-zoom.js';
import { startPinch } from './pinch.js';
import { type Drag, dragAway, dragRow } from './row-drag.js';

/** Where a finger was, and when, in ms. */
interface Sample extends Point {
  readonly time: number;
}

/** Speed is measured over the last ms. */
const SPEED_MS = 100;

/** The speed of a finger in px per ms; none if it has rested. */
function speedOf(samples: readonly Sample[], now: number): Point {
  const recent = samples.filter(({ time }) => now - time <= SPEED_MS);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || last.time <= first.time) return { x: 0, y: 0 };
  const ms = last.time - first.time;
  return { x: (last.x - first.x) / ms, y: (last.y - first.y) / ms };
}

/** What a drag may begin on: not on what handles the pointer itself, nor on the controls of a video. */
function canDragFrom({ target, pointerType, button }: PointerEvent, dialog: Element, { y }: Point): boolean {
  if (button !== 0 || !(target instanceof Element) || target.closest(HANDLES_ITSELF)) return false;
  if (!target.matches('video')) return true;
  const end = pointIn(dialog, 0, target.getBoundingClientRect().bottom);
  return pointerType !== 'mouse' && y < end.y - VIDEO_CONTROLS_PX;
}

const HANDLES_ITSELF = 'a, button, input, [part~="caption"], [tabindex="0"]';
/** The height of a video's own controls. */
const VIDEO_CONTROLS_PX = 80;

interface Context {
  readonly dialog: HTMLElement;
  readonly zoom: ImageZoom;
  viewer(): Viewer;
  canZoom(): boolean;
  isRtl(): boolean;
  reducedMotion(): boolean;
  /** The pointer has moved: the click that follows means nothing. */
  onMoved(): void;
}

/** A pointer that moves less, in px, is still a click or a tap. */
const SLOP_PX = { mouse: 4, other: 8 };
/** How far a pan runs out, in ms of its speed. */
const RUN_OUT_MS = 300;

/** One finger, or the mouse, moves an enlarged image; it runs out when it is let go. */
function dragImage({ dialog, zoom, reducedMotion }: Context, base: Zoom): Drag {
  dialog.dataset['held'] = 'image';
  return {
    follow: (x, y) => zoom.follow({ ...base, x: base.x + x, y: base.y + y }),
    end(stroke) {
      const { speedX = 0, speedY = 0 } = stroke ?? {};
      delete dialog.dataset['held'];
      const ms = reducedMotion() ? 0 : RUN_OUT_MS;
      zoom.change((at) => ({ ...at, x: at.x + speedX * ms, y: at.y + speedY * ms }), MOTION.inertia);
    },
  };
}

/**
 * What fingers and the mouse do: one moves the row, an enlarged image, or the item away to close; two zoom. Each takes up
 * a motion where it is. Returns the listeners, by the type of their events.
 */
export function createPointers(context: Context) {
  const { dialog, zoom, viewer, canZoom, isRtl, onMoved } = context;
  const down = new Map<number, Point>();
  let samples: Sample[] = [];
  let start: Sample = { x: 0, y: 0, time: 0 };
  let drag: Drag | undefined;
  let followPinch: ((a: Point, b: Point) => void) | undefined;
  const onTap = createDoubleTap(zoom);
  const pointOf = ({ clientX, clientY }: PointerEvent) => pointIn(dialog, clientX, clientY);

  const begin = (point: Point, time: number) => {
    start = { ...point, time };
    samples = [start];
  };
  const endDrag = (stroke?: Parameters<Drag['end']>[0]) => {
    drag?.end(stroke);
    drag = undefined;
  };
  const startDrag = (x: number, y: number): Drag => {
    onMoved();
    if (isEnlarged(zoom.current)) return dragImage(context, zoom.current);
    return Math.abs(x) > Math.abs(y) ? dragRow(dialog, viewer, isRtl) : dragAway(dialog, viewer);
  };

  function move(event: PointerEvent) {
    const { pointerId, timeStamp: time, pointerType, buttons } = event;
    if (!down.has(pointerId)) return;
    // The button was released outside the window.
    if (pointerType === 'mouse' && buttons === 0) return up(event);
    const { x, y } = pointOf(event);
    down.set(pointerId, { x, y });
    const [first, second] = down.values();
    if (followPinch && first && second) return followPinch(first, second);
    samples = [...samples.slice(-9), { x, y, time }];
    const [byX, byY] = [x - start.x, y - start.y];
    const slop = pointerType === 'mouse' ? SLOP_PX.mouse : SLOP_PX.other;
    if (drag || Math.hypot(byX, byY) >= slop) (drag ??= startDrag(byX, byY)).follow(byX, byY);
  }
  function up(event: PointerEvent) {
    const { pointerId, timeStamp: now } = event;
    if (!down.delete(pointerId)) return;
    const point = pointOf(event);
    if (followPinch) {
      // One finger is left, and moves the image on.
      const [left] = down.values();
      followPinch = undefined;
      zoom.change((zoomed) => zoomed);
      if (left) begin(left, now);
    } else if (drag) {
      const speed = speedOf([...samples, { ...point, time: now }], now);
      endDrag({
        x: point.x - start.x,
        y: point.y - start.y,
        time: now - start.time,
        now,
        speedX: speed.x,
        speedY: speed.y,
      });
    } else if (canZoom()) onTap(event, point);
  }
  return {
    pointerdown(event: PointerEvent) {
      const point = pointOf(event);
      if (viewer().phase !== 'open' || !canDragFrom(event, dialog, point) || down.size > 1) return;
      down.set(event.pointerId, point);
      zoom.hold();
      const [first, second] = down.values();
      if (!second) begin(point, event.timeStamp);
      else if (first && canZoom()) {
        endDrag();
        onMoved();
        followPinch = startPinch(zoom, first, second);
      }
    },
    pointermove: move,
    pointerup: up,
    pointercancel({ pointerId }: PointerEvent) {
      if (!down.delete(pointerId)) return;
      endDrag();
      followPinch = undefined;
      zoom.change((zoomed) => zoomed);
    },
  };
}

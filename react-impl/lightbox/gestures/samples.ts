import type { Point } from '../logic/zoom.js';
import { pointIn } from '../viewer/visible-area.js';

/** Where a finger was, and when, in ms. */
export interface Sample extends Point {
  readonly time: number;
}

/** Speed is measured over the last ms. */
const SPEED_MS = 100;

/** The speed of a finger in px per ms; none if it has rested. */
export function speedOf(samples: readonly Sample[], now: number): Point {
  const recent = samples.filter(({ time }) => now - time <= SPEED_MS);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || last.time <= first.time) return { x: 0, y: 0 };
  const ms = last.time - first.time;
  return { x: (last.x - first.x) / ms, y: (last.y - first.y) / ms };
}

/** What a drag may begin on: not on what handles the pointer itself, nor on the controls of a video. */
export function canDragFrom({ target, pointerType, button }: PointerEvent, dialog: Element, { y }: Point): boolean {
  if (button !== 0 || !(target instanceof Element) || target.closest(HANDLES_ITSELF)) return false;
  if (!target.matches('video')) return true;
  const end = pointIn(dialog, 0, target.getBoundingClientRect().bottom);
  return pointerType !== 'mouse' && y < end.y - VIDEO_CONTROLS_PX;
}

const HANDLES_ITSELF = 'a, button, input, [part~="caption"], [tabindex="0"]';
/** The height of a video's own controls. */
const VIDEO_CONTROLS_PX = 80;

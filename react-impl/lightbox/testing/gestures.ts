import { sendMouse } from '@web/test-runner-commands';
import { until } from '../../../shared/testing/fixture.js';
import { slides } from '../../../shared/testing/pictures.js';
import { dialog, endAnimations, part, photograph, placeLightbox, scaleOf, type Lightbox } from './viewer.js';

/** An image that is larger than any screen. */
const LARGE = photograph(3000, 2000);
export const large = `<a href="${LARGE}"><img src="${LARGE}" alt="Large" width="3000" height="2000"></a>`;
type Point = [x: number, y: number];

/** Opens, and waits for the code of the gestures. */
export async function openForGestures(attributes = '', inside = slides(3), at = 0): Promise<Lightbox> {
  const element = await placeLightbox(attributes, inside);
  await element.open(at);
  await part<HTMLImageElement>(element, 'image')?.decode();
  endAnimations(element);
  await until(async () => {
    const before = scaleOf(element);
    dialog(element).dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
    endAnimations(element);
    return scaleOf(element) !== before || !element.zoom;
  }, 'its code is loaded');
  dialog(element).dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true }));
  endAnimations(element);
  return element;
}
export const middle = (): Point => [Math.round(innerWidth / 2), Math.round(innerHeight / 2)];
export const move = (position: Point) => sendMouse({ type: 'move', position });
export async function press(from: Point, ...to: Point[]): Promise<void> {
  await move(from);
  await sendMouse({ type: 'down' });
  for (const point of to) await move(point);
}
export const release = () => sendMouse({ type: 'up' });
/** The middle of the image in view. */
export const centerOf = (element: Element) => {
  const { left, top, width, height } = part(element, 'image')!.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
};
/** A touch, which test drivers cannot make: the rest is by the mouse. */
export function touch(element: Element, type: string, id: number, x: number, y: number, time = 0): void {
  const event = new PointerEvent(type, {
    bubbles: true,
    composed: true,
    pointerId: id,
    pointerType: 'touch',
    clientX: x,
    clientY: y,
  });
  Object.defineProperty(event, 'timeStamp', { value: time });
  part(element, 'image')!.dispatchEvent(event);
}

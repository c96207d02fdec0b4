import { inShadow, place, settled, until } from '../../../shared/testing/fixture.js';
import { picture, slides } from '../../../shared/testing/pictures.js';
import type { ElementOf } from '../../../shared/declaration/derived-types.js';
import type { gallery } from '../declaration.js';

export type Gallery = ElementOf<typeof gallery>;

/** A gallery in a place of this width; `inside` is a number of plain slides, or HTML. */
export async function openGallery(attributes: string, inside: number | string = 5, width = 900): Promise<Gallery> {
  const html = typeof inside === 'number' ? slides(inside) : inside;
  const holder = await place(`<div style="width:${width}px"><sq-gallery ${attributes}>${html}</sq-gallery></div>`);
  const element = holder.querySelector<Gallery>('sq-gallery')!;
  await settled(element);
  await complete(element);
  return element;
}

/** Waits until all code that the gallery needs is loaded. */
export const complete = (element: Element) => until(() => element.matches(':state(complete)'), 'complete');

function endAnimations(element: Gallery, animations: () => readonly Animation[]): Promise<void> {
  return until(() => {
    for (const animation of animations()) animation.finish();
    return !element.inMotion;
  }, 'the motion ends');
}
/** Ends a motion of slides, which is long enough for any machine to do something meanwhile, and waits for that of a row. */
export const endMotion = (element: Gallery) => endAnimations(element, () => element.getAnimations({ subtree: true }));
/** Ends the motion of a row. No animation around the row: by one the gallery knows that it is shown anew. */
export const endRowMotion = (element: Gallery) =>
  endAnimations(element, () => [...element.getAnimations({ subtree: true }), ...viewport(element).getAnimations()]);

export const button = (element: Element, part: string) => inShadow<HTMLButtonElement>(element, `[part~="${part}"]`)!;
export const viewport = (element: Element) => inShadow(element, '[part~=viewport]')!;
export const current = (element: Element) =>
  [...element.children].findIndex((slide) => slide.classList.contains('sq-active'));
export const indicators = (element: Element) => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>('[part~=indicator]'),
];
export const boxes = (element: Element) => [...element.children].map((slide) => slide.getBoundingClientRect());

/** How many slides are on the first line. */
export function firstLine(element: Element): number {
  const [first, ...rest] = boxes(element);
  return 1 + rest.filter((box) => Math.abs(box.top - first!.top) < 2).length;
}
/** How many slides are in view. */
export function inView(element: Element): number {
  const { left, right } = viewport(element).getBoundingClientRect();
  return boxes(element).filter((box) => box.left > left - 2 && box.right < right + 2).length;
}
export const isInView = (element: Element, index: number) =>
  Math.abs(boxes(element)[index]!.left - viewport(element).getBoundingClientRect().left) < 3;

/** Images as existing templates write them: without `src`. */
export const waiting = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<img alt="${index}" data-src="${picture(`hsl(${index * 9} 50% 50%)`)}" data-image-dimensions="300x200" style="aspect-ratio:3/2;width:100%">`,
  ).join('');
export const loadedIndexes = (element: Element) =>
  [...element.querySelectorAll('img')].flatMap((image, index) => (image.hasAttribute('src') ? [index] : []));

/** Replaces `setInterval`: records the times, and lets a test run a callback. `restore` must be called. */
export function clock() {
  const real = window.setInterval;
  const asked: { ms: number | undefined; run: () => void }[] = [];
  window.setInterval = ((run: () => void, ms?: number) => {
    asked.push({ ms, run });
    return 0;
  }) as typeof window.setInterval;
  return { asked, restore: () => void (window.setInterval = real) };
}

/** A finger is put down, moved and lifted over the slides. Each point is [x in px, time in ms]. */
export function stroke(
  element: Element,
  points: readonly (readonly [number, number])[],
  pointerType = 'touch',
  y = 50,
) {
  const target = element.firstElementChild!;
  points.forEach(([x, time], index) => {
    const type = index === 0 ? 'pointerdown' : index === points.length - 1 ? 'pointerup' : 'pointermove';
    const event = new PointerEvent(type, {
      bubbles: true,
      composed: true,
      cancelable: true,
      isPrimary: true,
      pointerId: 1,
      pointerType,
      clientX: x,
      clientY: y,
    });
    Object.defineProperty(event, 'timeStamp', { value: 100_000 + time });
    target.dispatchEvent(event);
  });
}

import { inShadow, nextEvent, place, until } from '../../../shared/testing/fixture.js';
import { slides } from '../../../shared/testing/pictures.js';
import type { ElementOf } from '../../../shared/declaration/derived-types.js';
import type { lightbox } from '../declaration.js';

export type Lightbox = ElementOf<typeof lightbox>;

export const dialog = (element: Element) => inShadow<HTMLDialogElement>(element, 'dialog')!;
/** There is no dialog before the first use. */
export const isOpen = (element: Element) => inShadow<HTMLDialogElement>(element, 'dialog')?.open ?? false;
export const part = <E extends Element = HTMLElement>(element: Element, name: string) =>
  inShadow<E>(element, `[part="${name}"]`);
/** The text of the image in view. */
export const shown = (element: Element) => part(element, 'image')?.getAttribute('alt');
/** The caption of the item in view, with its padding. */
export const captionBox = (element: Element) => inShadow(element, '[data-current] .caption-box')!;
export const frame = (element: Element) => inShadow(element, '[data-current] .frame')!;
/** How much larger than fitted the image in view is drawn, in hundredths. */
export const scaleOf = (element: Element) => {
  const image = part(element, 'image')!;
  return Math.round((image.getBoundingClientRect().width / image.offsetWidth) * 100) / 100;
};
/** The style that an element of the shadow root has now. */
export const style = (element: Element, selector: string) => getComputedStyle(inShadow(element, selector)!);

/** An image of dots: WebKit takes the size at which it draws an SVG for its natural one. */
export function photograph(width: number, height: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'teal';
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL();
}

/** A lightbox on the page, not opened. */
export const placeLightbox = (attributes = '', inside = slides(3)) =>
  place<Lightbox>(`<sq-lightbox ${attributes}>${inside}</sq-lightbox>`);

/** Closing goes back over the viewer's history entry: resolves when the browser has done so. */
export async function closed(close: () => unknown) {
  const back = nextEvent(window, 'popstate');
  await close();
  await back;
}

/** The animations that run in a viewer, by the class or the part of what they move. */
export function animations(element: Element): Record<string, Animation> {
  const running = element.shadowRoot!.getAnimations();
  return Object.fromEntries(
    running.map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      return [target!.getAttribute('part') ?? target!.className, animation];
    }),
  );
}

/** Those at their end are no longer listed by the browser. */
const stopped = new Set<Animation>();

/** Sets all animations of a viewer to one moment, in ms, and stops them there. */
export function stopAt(element: Element, ms: number): void {
  for (const animation of element.shadowRoot!.getAnimations()) {
    stopped.add(animation);
    animation.pause();
    animation.currentTime = ms;
  }
}

/** Ends all animations of a viewer now. */
export function endAnimations(element: Element): void {
  for (const animation of new Set([...stopped, ...element.shadowRoot!.getAnimations()])) animation.finish();
  stopped.clear();
}

/** Closes a viewer that may be open, for tests of something else: without waiting for its motion. */
export async function closeAtOnce(element: Lightbox | undefined): Promise<void> {
  if (!element?.isConnected || !isOpen(element)) return;
  await closed(async () => {
    const isClosed = element.close();
    await until(() => {
      endAnimations(element);
      return !isOpen(element);
    });
    await isClosed;
  });
}

import { inShadow, place, until } from '../../../shared/testing/fixture.js';
import type { ElementOf } from '../../../shared/declaration/derived-types.js';
import type { marquee } from '../declaration.js';

export type Marquee = ElementOf<typeof marquee>;

export const wave = (element: Element) => inShadow(element, '[part=wave]')!;
export const strip = (element: Element) => inShadow(element, '.strip')!;
export const viewport = (element: Element) => inShadow(element, '[part=viewport]')!;
export const isWavy = (element: Element) => viewport(element).hasAttribute('data-wave');
/** What moves along: the copies on a wave, the author's line with its copies on a straight line. */
export const moving = (element: Element) => (isWavy(element) ? wave(element) : strip(element));
export const motion = (element: Element): Animation | undefined => moving(element).getAnimations()[0];
export const pieces = (element: Element) => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.piece')];
export const shownText = (element: Element) => wave(element).textContent.replace(/\s+/g, ' ').trim();
export const button = (element: Element) => inShadow<HTMLButtonElement>(element, '[part=play-toggle]')!;
export const frames = async (count: number) => {
  for (let seen = 0; seen < count; seen++) await new Promise(requestAnimationFrame);
};
export const isRunning = (element: Element) => motion(element)?.playState === 'running';
/** How far it has moved in this round, in px. */
export const progress = (element: Element) => Number(motion(element)?.currentTime) / 1000;
export const moves = async (element: Element) => {
  const before = progress(element);
  await frames(8);
  return progress(element) !== before;
};
/** All its animations at one time in ms, so that places do not depend on when they are read. */
export async function holdAt(element: Marquee, time: number) {
  const moveTo = () => {
    const change = time - Number(motion(element)!.currentTime);
    for (const animation of element.shadowRoot!.getAnimations())
      animation.currentTime = Number(animation.currentTime) + change;
  };
  await element.pause();
  await until(() => !isRunning(element));
  moveTo();
  // What is near the view is looked for whenever it starts or stops.
  await element.play();
  await until(() => isRunning(element));
  await element.pause();
  await until(() => !isRunning(element));
  moveTo();
}
export const middle = ({ left, right, top, bottom }: DOMRect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** A marquee with these attributes and this content. */
export const open = (attributes = '', inside = 'Thrown, glazed and fired by the sea') =>
  place<Marquee>(`<sq-marquee ${attributes}>${inside}</sq-marquee>`);

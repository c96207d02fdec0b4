const find = (host: Element, selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

/** The dialog of a viewer. */
export const dialogOf = (host: Element) => find(host, 'dialog') as HTMLDialogElement | null;

/** The frame of the image in view: as large as the image, from before it is loaded. */
export const currentFrame = (host: Element) => find(host, '[data-current] .frame');

/** The row of items, which is moved from one to the next. */
export const row = (host: Element) => find(host, '.row');

/** The time in which the overlay fades, in ms. */
export function overlayTime(host: Element): number {
  const overlay = find(host, '[part="overlay"]');
  return overlay ? Number.parseFloat(getComputedStyle(overlay).transitionDuration) * 1000 : 0;
}

/** The animations by which a viewer opens and closes: of the overlay, the stage, and the frame in view. */
export const partsThatFade = (host: Element): Animation[] =>
  [find(host, '[part="overlay"]'), find(host, '[part="stage"]'), currentFrame(host)].flatMap(
    (part) => part?.getAnimations() ?? [],
  );

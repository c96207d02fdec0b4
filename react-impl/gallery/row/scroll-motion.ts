import { isNear } from './row-geometry.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';

/** A change of the current slide that is to be made visible. */
interface MotionRequest {
  readonly viewport: HTMLElement;
  readonly from: HTMLElement;
  readonly to: HTMLElement;
  /** Where the row must be scrolled to, in px. */
  readonly left: number;
  /** 1 towards the end of the row, -1 towards its start. */
  readonly by: 1 | -1;
}
/** Makes a change visible. The promise resolves when the motion is over; `undefined` where there is none. */
export type Motion = (request: MotionRequest) => Promise<void> | undefined;

/** Engines without `scrollend`: the scrolling is over when nothing has moved for this long. */
const SCROLL_END_MS = 120;

/** Calls back whenever a scroll is over, whoever caused it. Returns a function that stops it. */
export function onScrollEnd(viewport: Element, listener: () => void): () => void {
  if ('onscrollend' in window) {
    viewport.addEventListener('scrollend', listener, { passive: true });
    return () => viewport.removeEventListener('scrollend', listener);
  }
  let cancel = () => {};
  const restart = () => {
    cancel();
    // A busy page may have drawn no frame meanwhile: it has not moved where one is drawn without a further event.
    const timer = setTimeout(() => (cancel = afterFrame(listener)), SCROLL_END_MS);
    cancel = () => clearTimeout(timer);
  };
  viewport.addEventListener('scroll', restart, { passive: true });
  return () => {
    cancel();
    viewport.removeEventListener('scroll', restart);
  };
}

/** Lets the browser scroll. The promise resolves when it is over; `undefined` where nothing will move. */
export function scrollSmoothly(viewport: Element, left: number): Promise<void> | undefined {
  if (isNear(left, viewport.scrollLeft)) return undefined;
  return new Promise((resolve) => {
    const stop = onScrollEnd(viewport, () => {
      stop();
      resolve();
    });
    viewport.scrollTo({ left, behavior: 'smooth' });
  });
}

export function scrollInstantly(viewport: Element, left: number): undefined {
  viewport.scrollTo({ left, behavior: 'instant' });
}

/** A change without animation. */
export const instant: Motion = ({ viewport, left }) => scrollInstantly(viewport, left);

/**
 * Calls back after the next frame has been drawn; at once in a hidden page, which draws no frames. Returns a function
 * that cancels it.
 */
export function afterFrame(run: () => void): () => void {
  if (ofDocument('hidden')) {
    run();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

import type { tooltip } from './declaration.js';
import type { Host } from '../../shared/declaration/derived-types.js';
import { hide } from '../../shared/platform/dialogs/hide.js';
import { onePerPage } from '../../shared/platform/store.js';
import { type Box, OFFSET, placeBeside } from './logic/place.js';

/**
 * Calls `run` when the element is no longer seen: hidden, removed, or scrolled away on the page or in a box. One that is out
 * of sight from the beginning may still come into it.
 *
 * @returns ends it
 */
function whenOutOfSight(element: Element, run: () => void): () => void {
  if (!('IntersectionObserver' in window)) return () => {};
  let wasSeen = false;
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)!.isIntersecting;
    const isDrawn = element.getClientRects().length > 0;
    if (!isSeen && (wasSeen || !isDrawn)) run();
    wasSeen = isSeen;
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Where it is shown: beside the element, or where the pointer rests. */
export interface Anchor {
  readonly box: () => Box;
  readonly isPointer: boolean;
}

/** The tooltip that is shown: there is one on a page at any moment. */
const shown = () => onePerPage('tooltip', () => ({ hide: undefined as (() => void) | undefined }));

/** The box of a tooltip in the top layer, or above the page in browsers without popovers. */
export type Surface = ReturnType<typeof createSurface>;
export function createSurface(host: Host<typeof tooltip>, target: Element, bubble: HTMLElement) {
  const { element, internals } = host;
  let anchor: Anchor | undefined;
  let stopWatching = () => {};

  function move() {
    if (!anchor) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const indent = anchor.isPointer ? OFFSET : 0;
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
    const place = placeBeside(anchor.box(), indent, size, { width, height }, isRtl);
    bubble.style.left = `${place.left}px`;
    bubble.style.top = `${place.top}px`;
  }
  function remove() {
    internals.states.delete('open');
    bubble.classList.remove('hiding');
    bubble.removeAttribute('popover');
  }
  function hideIt() {
    if (!anchor) return;
    anchor = undefined;
    stopWatching();
    if (shown().hide === hideIt) shown().hide = undefined;
    host.emit('sq-tooltip-hide', {});
    void hide(bubble).then(() => {
      // It may have been shown again in the meantime.
      if (!anchor) remove();
    });
  }

  return {
    anchor: () => anchor,
    move,
    show(at: Anchor) {
      if (element.textContent?.trim() === '') return;
      const isNew = !anchor;
      anchor = at;
      if (isNew) {
        shown().hide?.();
        shown().hide = hideIt;
        remove();
        stopWatching = whenOutOfSight(target, hideIt);
        internals.states.add('open');
        if ('popover' in bubble) {
          bubble.popover = 'manual';
          bubble.showPopover();
        }
      }
      move();
      if (isNew) host.emit('sq-tooltip-show', {});
    },
    hide: hideIt,
    /** For a tooltip that leaves the page, or whose element does. */
    drop() {
      if (shown().hide === hideIt) shown().hide = undefined;
      anchor = undefined;
      stopWatching();
      remove();
    },
  };
}

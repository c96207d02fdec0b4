import type { Interest } from './interest.js';

/** How long a finger rests on an element that has an action of its own. */
const LONG_PRESS_MS = 500;
/** What a tap does something with. On anything else a tap shows the tooltip. */
const HAS_ACTION = 'a[href], button, input, select, textarea, summary, label, [role=button], [onclick]';

/** A finger; and any press elsewhere hides the tooltip. */
export function watchTouch({ target, bubble, surface, besideTarget, isShown, on, later, stop }: Interest): void {
  let wasShown = false;
  let isLongPress = false;
  on<PointerEvent>(
    document,
    'pointerdown',
    (event) => {
      const path = event.composedPath();
      if (path.includes(bubble)) return;
      wasShown = isShown();
      isLongPress = false;
      stop();
      surface.hide();
      if (event.pointerType !== 'touch' || !path.includes(target)) return;
      later(LONG_PRESS_MS, () => {
        isLongPress = true;
        surface.show(besideTarget);
      });
    },
    true,
  );
  on<PointerEvent>(target, 'pointerup', ({ pointerType }) => {
    if (pointerType !== 'touch' || isLongPress) return;
    stop();
    if (!wasShown && !target.closest(HAS_ACTION)) surface.show(besideTarget);
  });
  on(target, 'pointercancel', () => {
    if (!isShown()) stop();
  });
  on(
    target,
    'click',
    (event) => {
      // The finger that has opened the tooltip does not press the button as well.
      if (!isLongPress) return;
      isLongPress = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}

import type { Interest } from './interest.js';

/** The time to move the pointer from the element to the tooltip (WCAG 1.4.13: hoverable). */
const GRACE_MS = 300;

/** A mouse or a pen. */
export function watchPointer({ target, bubble, surface, delay, isShown, on, later, stop }: Interest): void {
  let [x, y] = [0, 0];
  const note = ({ clientX, clientY }: PointerEvent) => ([x, y] = [clientX, clientY]);
  const show = () => {
    const box = { left: x, right: x, top: y, bottom: y };
    surface.show({ box: () => box, isPointer: true });
  };
  on<PointerEvent>(target, 'pointermove', note);
  on<PointerEvent>(target, 'pointerenter', (event) => {
    if (event.pointerType === 'touch') return;
    note(event);
    if (isShown()) stop();
    else later(delay(), show);
  });
  on(bubble, 'pointerenter', stop);
  for (const left of [target, bubble])
    on<PointerEvent>(left, 'pointerleave', ({ pointerType }) => {
      if (pointerType === 'touch') return;
      if (!isShown()) return stop();
      later(GRACE_MS, () => {
        if (!target.matches(':focus-visible, :has(:focus-visible)')) surface.hide();
      });
    });
  // A tooltip at the pointer has nothing to follow when the page scrolls.
  const follow = () => {
    if (surface.anchor()?.isPointer) surface.hide();
    else surface.move();
  };
  on(document, 'scroll', follow, true);
  on(window, 'resize', follow);
}

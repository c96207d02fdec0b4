import { isPlainKey } from '../../../shared/platform/page/plain-key.js';
import { pageClock } from '../../../shared/platform/timing/clock.js';
import type { Surface, Anchor } from '../surface.js';

/** What the watchers of the pointer, the focus and fingers share. */
interface Interest {
  readonly target: HTMLElement;
  readonly bubble: HTMLElement;
  readonly surface: Surface;
  /** In ms. */
  readonly delay: () => number;
  readonly besideTarget: Anchor;
  isShown(): boolean;
  on<E extends Event>(to: EventTarget, type: string, run: (event: E) => void, capture?: boolean): void;
  /** One timer for all: what starts last counts. */
  later(ms: number, run: () => void): void;
  stop(): void;
}

/** How long a finger rests on an element that has an action of its own. */
const LONG_PRESS_MS = 500;
/** What a tap does something with. On anything else a tap shows the tooltip. */
const HAS_ACTION = 'a[href], button, input, select, textarea, summary, label, [role=button], [onclick]';

/** A finger; and any press elsewhere hides the tooltip. */
function watchTouch({ target, bubble, surface, besideTarget, isShown, on, later, stop }: Interest): void {
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

/** The time to move the pointer from the element to the tooltip (WCAG 1.4.13: hoverable). */
const GRACE_MS = 300;

/** A mouse or a pen. */
function watchPointer({ target, bubble, surface, delay, isShown, on, later, stop }: Interest): void {
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

/** The keyboard. */
function watchFocus({ target, bubble, surface, besideTarget, isShown, on, stop }: Interest): void {
  on(target, 'focusin', () => {
    if (!target.matches(':focus-visible, :has(:focus-visible)')) return;
    stop();
    surface.show(besideTarget);
  });
  on(target, 'focusout', () => {
    if (!target.matches(':hover') && !bubble.matches(':hover')) surface.hide();
  });
  on<KeyboardEvent>(
    document,
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isPlainKey(event) || !isShown()) return;
      // It ends the tooltip alone, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      stop();
      surface.hide();
    },
    true,
  );
}

/**
 * Shows and hides a tooltip by what the visitor does (W3C pattern "Tooltip"): a pointer that rests, the focus of the
 * keyboard, a long press or a tap; Escape, leaving, a press and scrolling end it.
 *
 * @returns ends it
 */
export function watchInterest(
  target: HTMLElement,
  bubble: HTMLElement,
  surface: Surface,
  delay: () => number,
): () => void {
  const ended = new AbortController();
  let stopTimer = () => {};
  const watch: Interest = {
    target,
    bubble,
    surface,
    delay,
    besideTarget: { box: () => target.getBoundingClientRect(), isPointer: false },
    isShown: () => surface.anchor() !== undefined,
    on: (to, type, run, capture = false) =>
      to.addEventListener(type, run as (event: Event) => void, { signal: ended.signal, capture }),
    later(ms, run) {
      stopTimer();
      stopTimer = pageClock.after(ms, run);
    },
    stop: () => stopTimer(),
  };
  watchPointer(watch);
  watchFocus(watch);
  watchTouch(watch);
  return () => {
    ended.abort();
    stopTimer();
    surface.drop();
  };
}

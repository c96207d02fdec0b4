import { isPlainKey } from '../../../shared/platform/page/plain-key.js';
import type { Interest } from './interest.js';

/** The keyboard. */
export function watchFocus({ target, bubble, surface, besideTarget, isShown, on, stop }: Interest): void {
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

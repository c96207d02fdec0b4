import type { GalleryKeys } from '../declaration.js';
import { isShortcut } from '../../../shared/platform/page/shortcut-keys.js';
import { useListener } from '../../hooks/use-listener.js';

type Target = keyof GalleryKeys;
const OPPOSITE: Partial<Record<Target, Target>> = { previous: 'next', next: 'previous' };

/**
 * Arrow keys, Home and End while the focus is inside (widgets §9: left is previous, right is next). In right-to-left
 * text the next slide is on the left, so the two arrows change places.
 */
export function useKeyboard(
  element: HTMLElement,
  enabled: boolean,
  keys: GalleryKeys,
  onMove: (to: Target) => void,
): void {
  useListener<KeyboardEvent>(element, 'keydown', (event) => {
    if (!enabled || !isShortcut(event, element)) return;
    const named = (Object.keys(keys) as Target[]).find((name) => keys[name].includes(event.key));
    if (!named) return;
    const isReversed = event.key.startsWith('Arrow') && getComputedStyle(element).direction === 'rtl';
    event.preventDefault();
    onMove((isReversed && OPPOSITE[named]) || named);
  });
}

import type { GalleryKeys } from '../../../elements/sq-gallery/declaration.js';
import { useListener } from '../../hooks/use-listener.js';

/** These keep their own arrow keys. */
const OWN_KEYS = 'input, textarea, select, video, audio, [contenteditable]:not([contenteditable="false"])';

const SWAPPED: Partial<Record<keyof GalleryKeys, keyof GalleryKeys>> = { previous: 'next', next: 'previous' };

/**
 * Arrow keys, Home and End while the focus is inside (widgets §9: left is previous, right is next; in right-to-left
 * text the arrows follow the eye).
 */
export function useKeyboard(
  element: HTMLElement,
  enabled: boolean,
  keys: GalleryKeys,
  move: (to: 'previous' | 'next' | 'first' | 'last') => void,
) {
  useListener<KeyboardEvent>(element, 'keydown', (event) => {
    if (!enabled || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [target] = event.composedPath();
    if (target instanceof Element && target.closest(OWN_KEYS)) return;
    const rtl = getComputedStyle(element).direction === 'rtl';
    const named = (Object.keys(keys) as (keyof GalleryKeys)[]).find((name) => keys[name].includes(event.key));
    const swapped = rtl && event.key.startsWith('Arrow') ? SWAPPED : {};
    const wanted = named && (swapped[named] ?? named);
    if (!wanted) return;
    event.preventDefault();
    move(wanted);
  });
}

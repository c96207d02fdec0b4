import { useListener } from '../hooks/use-listener.js';

/** These keep their own arrow keys. */
const OWN_KEYS = 'input, textarea, select, video, audio, [contenteditable]:not([contenteditable="false"])';

/**
 * Arrow keys, Home and End while the focus is inside (widgets §9: left is previous, right is next; in right-to-left
 * text the arrows follow the eye).
 */
export function useKeyboard(
  element: HTMLElement,
  enabled: boolean,
  move: (to: 'previous' | 'next' | 'first' | 'last') => void,
) {
  useListener<KeyboardEvent>(element, 'keydown', (event) => {
    if (!enabled || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [target] = event.composedPath();
    if (target instanceof Element && target.closest(OWN_KEYS)) return;
    const rtl = getComputedStyle(element).direction === 'rtl';
    const moves: Record<string, 'previous' | 'next' | 'first' | 'last'> = {
      ArrowLeft: rtl ? 'next' : 'previous',
      ArrowRight: rtl ? 'previous' : 'next',
      Home: 'first',
      End: 'last',
    };
    const wanted = moves[event.key];
    if (!wanted) return;
    event.preventDefault();
    move(wanted);
  });
}

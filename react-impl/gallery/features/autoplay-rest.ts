import { useLayoutEffect, useState, type RefObject } from 'react';
import { useListener } from '../../hooks/use-listener.js';
import { useVisible } from '../../hooks/use-visible.js';
import { ofDocument } from '../../../shared/platform/page/script-global.js';

/**
 * Whether a mouse is over one of the parts. `parts`, one per line: `container` for the gallery, `controls` for its
 * controls, or a selector of the page. Touch has no hover and does not count.
 */
export function useHover(element: HTMLElement, controls: RefObject<HTMLElement | null>, parts: string): boolean {
  const [hovered, setHovered] = useState<EventTarget | null>(null);
  useLayoutEffect(() => {
    const targets = parts.split('\n').flatMap((part): (Element | null)[] => {
      if (part === '') return [];
      if (part === 'container') return [element];
      return part === 'controls' ? [controls.current] : [...document.querySelectorAll(part)];
    });
    const onEnter = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse') setHovered(event.currentTarget);
    };
    const onLeave = ({ currentTarget }: Event) => setHovered((now) => (now === currentTarget ? null : now));
    for (const target of targets) {
      target?.addEventListener('pointerenter', onEnter);
      target?.addEventListener('pointerleave', onLeave);
    }
    return () => {
      for (const target of targets) {
        target?.removeEventListener('pointerenter', onEnter);
        target?.removeEventListener('pointerleave', onLeave);
      }
    };
  }, [element, controls, parts]);
  return hovered !== null;
}

const KEYBOARD_FOCUS = ':focus-visible';
/** Focus that a tap or a click leaves behind does not count: it would stop the motion until something else is tapped. */
const hasKeyboardFocus = (element: HTMLElement) =>
  [element, element.shadowRoot!].some((root) => root.querySelector(KEYBOARD_FOCUS) !== null);

/** Whether the gallery is in view of a visible page, and the focus of the keyboard is outside it. */
export function useVisibleWithoutFocus(element: HTMLElement): boolean {
  const visible = useVisible(element);
  const [focused, setFocused] = useState(() => hasKeyboardFocus(element));
  const [hidden, setHidden] = useState(ofDocument('hidden'));
  const onFocusIn = () => setFocused(hasKeyboardFocus(element));
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setFocused(false);
  };
  useListener(element, 'focusin', onFocusIn);
  // From one control to another: no event leaves the shadow root.
  useListener(element.shadowRoot, 'focusin', onFocusIn);
  useListener<FocusEvent>(element, 'focusout', onFocusOut);
  useListener(document, 'visibilitychange', () => setHidden(ofDocument('hidden')));
  return visible && !focused && !hidden;
}

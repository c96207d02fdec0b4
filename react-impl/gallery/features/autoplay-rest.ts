import { useLayoutEffect, useState, type RefObject } from 'react';
import { useListener } from '../../hooks/use-listener.js';
import { useVisible } from '../../hooks/use-visible.js';

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

/** Whether the gallery is in view of a visible page, and the focus is outside it. */
export function useVisibleWithoutFocus(element: HTMLElement): boolean {
  const visible = useVisible(element);
  const [focused, setFocused] = useState(() => element.matches(':focus-within'));
  const [hidden, setHidden] = useState(document.hidden);
  useListener(element, 'focusin', () => setFocused(true));
  useListener<FocusEvent>(element, 'focusout', ({ relatedTarget }) =>
    setFocused(relatedTarget instanceof Node && element.contains(relatedTarget)),
  );
  useListener(document, 'visibilitychange', () => setHidden(document.hidden));
  return visible && !focused && !hidden;
}

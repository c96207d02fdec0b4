import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether a mouse is over one of the parts: `container`, `controls`, or what a selector finds on the page. */
export function useHover(element: HTMLElement, controls: RefObject<HTMLElement | null>, parts: string): boolean {
  const [over, setOver] = useState<EventTarget | null>(null);
  useLayoutEffect(() => {
    const targets = parts.split('\n').flatMap((part): (Element | null)[] => {
      if (part === '') return [];
      if (part === 'container') return [element];
      return part === 'controls' ? [controls.current] : [...document.querySelectorAll(part)];
    });
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse') setOver(event.currentTarget);
    };
    const leave = ({ currentTarget }: Event) => setOver((now) => (now === currentTarget ? null : now));
    for (const target of targets) {
      target?.addEventListener('pointerenter', enter);
      target?.addEventListener('pointerleave', leave);
    }
    return () => {
      for (const target of targets) {
        target?.removeEventListener('pointerenter', enter);
        target?.removeEventListener('pointerleave', leave);
      }
    };
  }, [element, controls, parts]);
  return over !== null;
}

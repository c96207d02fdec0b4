import { useLayoutEffect } from 'react';
import { useLatest } from './use-latest.js';

/**
 * A native listener on any target, removed with the block. React's own handlers never see events that start in
 * the author's slotted children (React looks for its parents by `parentNode`, which leads from a slotted node to
 * the element and not through the slot), so blocks listen on the host with this.
 */
export function useListener<T extends Event = Event>(
  target: EventTarget | null | undefined,
  type: string,
  handle: (event: T) => void,
  options?: Pick<AddEventListenerOptions, 'passive' | 'capture'>,
): void {
  const latest = useLatest(handle);
  const passive = options?.passive;
  const capture = options?.capture ?? false;
  useLayoutEffect(() => {
    if (!target) return;
    const listener = (event: Event) => latest.current(event as T);
    const settings: AddEventListenerOptions = { capture, ...(passive === undefined ? {} : { passive }) };
    target.addEventListener(type, listener, settings);
    return () => target.removeEventListener(type, listener, settings);
  }, [target, type, passive, capture, latest]);
}

import { useLayoutEffect } from 'react';
import { useLatest } from './use-latest.js';

/**
 * A native listener on any target, removed with the block; `null` or `undefined` is no listener. React's own handlers do
 * not receive events of the author's slotted children: React finds parents by `parentNode`, which leads from a slotted
 * node to the host element and not through the slot. Blocks therefore listen on the host.
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

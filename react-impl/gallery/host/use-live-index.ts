import { useLayoutEffect } from 'react';
import { useLatest } from '../../hooks/use-latest.js';

/**
 * `currentIndex` reads as the slide that is shown, also after the visitor has moved on, and writing it moves there even
 * when the same number was written before.
 */
export function useLiveIndex(element: HTMLElement, read: () => number, write: (index: number) => void): void {
  const latest = useLatest({ read, write });
  useLayoutEffect(() => {
    const name = 'currentIndex';
    const declared = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, name);
    Object.defineProperty(element, name, {
      configurable: true,
      enumerable: true,
      get: () => latest.current.read(),
      set(value: unknown) {
        declared?.set?.call(element, value);
        latest.current.write(declared?.get?.call(element) as number);
      },
    });
    return () => void delete (element as unknown as Record<string, unknown>)[name];
  }, [element, latest]);
}

import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A ref that always holds the newest value: for listeners and timers that outlive a render. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

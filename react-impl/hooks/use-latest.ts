import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A ref to the value of the latest render, for listeners and timers that outlive a render. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

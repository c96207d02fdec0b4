import { useLayoutEffect, useState } from 'react';
import { isEngaged, whenNotEngaged } from '../../shared/platform/page/engaged.js';

/**
 * Whether what opens by itself may open: at once where it does not, else as soon as the visitor is in the middle of nothing
 * (a press that would become a click on it, a form that it would cover). Once it is open it stays.
 */
export function useNotEngaged(opensItself: boolean): boolean {
  const [isFree, setFree] = useState(() => opensItself && !isEngaged());
  useLayoutEffect(() => {
    if (!opensItself) return;
    const ended = new AbortController();
    whenNotEngaged(() => setFree(true), ended.signal);
    return () => {
      ended.abort();
      setFree(false);
    };
  }, [opensItself]);
  return !opensItself || isFree;
}

import { useMemo } from 'react';
import { useSubscription } from './use-subscription.js';

/** Whether a media query matches, updated when that changes. */
export function useMediaQuery(query: string): boolean {
  const media = useMemo(() => {
    const list = matchMedia(query);
    return {
      get: () => list.matches,
      subscribe(listener: () => void) {
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
    };
  }, [query]);
  return useSubscription(media.subscribe, media.get);
}

/** Whether the visitor asks for reduced motion, updated when that changes. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');

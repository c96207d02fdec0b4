import { useMemo } from 'react';
import { useSubscription } from './use-subscription.js';

/** Whether a media query matches now; follows its changes. */
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

/** The visitor's wish for less motion, including a change of it while the page is open. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');

import { useMemo } from 'react';
import { useSubscription } from './use-subscription.js';

/** The author's element children, updated when some are added, removed or reordered. */
export function useLightChildren(element: HTMLElement): readonly Element[] {
  const children = useMemo(() => {
    let known: readonly Element[] = [...element.children];
    return {
      get() {
        const now = [...element.children];
        if (now.length !== known.length || now.some((child, index) => child !== known[index])) known = now;
        return known;
      },
      subscribe(listener: () => void) {
        const observer = new MutationObserver(listener);
        observer.observe(element, { childList: true });
        return () => observer.disconnect();
      },
    };
  }, [element]);
  return useSubscription(children.subscribe, children.get);
}

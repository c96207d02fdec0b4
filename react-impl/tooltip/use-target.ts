import { useMemo } from 'react';
import { byId } from '../../shared/platform/page/by-id.js';
import { useSubscription } from '../hooks/use-subscription.js';

/** The described element: that with the id, else the one before the tag. Followed when the page replaces it. */
export function useTarget(element: HTMLElement, id: string): HTMLElement | null {
  const target = useMemo(
    () => ({
      get() {
        const found = id ? byId(element, id) : element.previousElementSibling;
        return found instanceof HTMLElement && found !== element ? found : null;
      },
      subscribe(listener: () => void) {
        const observer = new MutationObserver(listener);
        observer.observe(element.getRootNode(), { childList: true, subtree: true, attributeFilter: ['id'] });
        return () => observer.disconnect();
      },
    }),
    [element, id],
  );
  return useSubscription(target.subscribe, target.get);
}

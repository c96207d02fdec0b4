import { useMemo, useSyncExternalStore } from 'react';

/** The author's element children, live: additions, removals and changes of order are seen. */
export function useLightChildren(element: HTMLElement): readonly Element[] {
  const children = useMemo(() => {
    let now: readonly Element[] = [...element.children];
    return {
      get: () => now,
      subscribe(listener: () => void) {
        const read = () => {
          const next = [...element.children];
          if (next.length === now.length && next.every((child, index) => child === now[index])) return;
          now = next;
          listener();
        };
        const observer = new MutationObserver(read);
        observer.observe(element, { childList: true });
        read(); // what changed between the render and this subscription
        return () => observer.disconnect();
      },
    };
  }, [element]);
  return useSyncExternalStore(children.subscribe, children.get, children.get);
}

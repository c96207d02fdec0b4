import { useLayoutEffect } from 'react';

/** A custom state of the element: `sq-gallery:state(complete)`. */
export function useHostState(internals: ElementInternals, name: string, on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return;
    internals.states.add(name);
    return () => void internals.states.delete(name);
  }, [internals, name, on]);
}

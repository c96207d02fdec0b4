import { useLayoutEffect } from 'react';

/** A custom state of the element, for the page-side sheet: `sq-gallery:state(stacked)`. */
export function useHostState(internals: ElementInternals, name: string, on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return;
    internals.states.add(name);
    return () => void internals.states.delete(name);
  }, [internals, name, on]);
}

import { useLayoutEffect, useState } from 'react';

/**
 * The value of a source outside React, updated when the source notifies. `useSyncExternalStore` is not used: Preact's
 * subscribes a frame later, so that a change in between would be rendered late (decision 2).
 * `get` and `subscribe` must be the same functions at each render while the source is the same.
 */
export function useSubscription<T>(subscribe: (listener: () => void) => () => void, get: () => T): T {
  const [{ value }, setState] = useState(() => ({ value: get() }));
  useLayoutEffect(() => {
    const update = () => setState((state) => (Object.is(state.value, get()) ? state : { value: get() }));
    const unsubscribe = subscribe(update);
    update(); // the source may have changed between the render and this subscription
    return unsubscribe;
  }, [subscribe, get]);
  return value;
}

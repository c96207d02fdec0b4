import { useLayoutEffect, useState } from 'react';

/**
 * The value of something outside React, followed from the commit on. React's own `useSyncExternalStore` is not used:
 * Preact's subscribes a frame later, and a change in between would be drawn late.
 * `get` and `subscribe` must keep their identity as long as they mean the same source.
 */
export function useSubscription<T>(subscribe: (listener: () => void) => () => void, get: () => T): T {
  const [{ value }, setSeen] = useState(() => ({ value: get() }));
  useLayoutEffect(() => {
    const look = () => setSeen((seen) => (Object.is(seen.value, get()) ? seen : { value: get() }));
    const unsubscribe = subscribe(look);
    look(); // what changed between the render and this subscription
    return unsubscribe;
  }, [subscribe, get]);
  return value;
}

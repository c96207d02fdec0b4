import { useSyncExternalStore } from 'react';
import type { Store } from '../../shared/store.js';

/** The value of a page-wide store; each element is its own React root, so context cannot reach across. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

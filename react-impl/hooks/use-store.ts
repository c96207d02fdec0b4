import type { Store } from '../../shared/platform/store.js';
import { useSubscription } from './use-subscription.js';

/** The value of a page-wide store; each element is its own React root, so context cannot reach across. */
export function useStore<T>(store: Store<T>): T {
  return useSubscription(store.subscribe, store.get);
}

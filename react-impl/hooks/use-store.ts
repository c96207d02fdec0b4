import type { Store } from '../../shared/platform/store.js';
import { useSubscription } from './use-subscription.js';

/** The value of a page-wide store. React context cannot be used, since each element is a React root of its own. */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T {
  return useSubscription(store.subscribe, store.get);
}

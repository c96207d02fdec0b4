import { pageRegistry } from './page/page-registry.js';

/** A value with subscribers. It does not need React; components read it by `useStore`. */
export interface Store<T> {
  get(): T;
  /** Sets the value and notifies the listeners, unless it is the same value (`Object.is`). */
  set(value: T): void;
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's only instance of a service. The first call creates it, also across two bundles. */
export function onePerPage<T>(name: string, create: () => T): T {
  const { stores } = pageRegistry();
  if (!stores.has(name)) stores.set(name, create());
  return stores.get(name) as T;
}

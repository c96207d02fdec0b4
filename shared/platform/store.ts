import { pageRegistry } from './page/page-registry.js';

/** A value that several blocks watch. Works without React; `useStore` reads it from a component. */
export interface Store<T> {
  get(): T;
  /** Sets the value and tells the listeners, unless it is the same value (`Object.is`). */
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

/** The page's one instance of a service: whoever asks first creates it, also across two bundles. */
export function onePerPage<T>(name: string, create: () => T): T {
  const { stores } = pageRegistry();
  if (!stores.has(name)) stores.set(name, create());
  return stores.get(name) as T;
}

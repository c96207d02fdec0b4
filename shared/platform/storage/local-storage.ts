/** Returns `undefined` where local storage is full, switched off, or access to it throws. */
export function inLocalStorage<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(localStorage);
  } catch {
    return undefined;
  }
}

export const isLocalStorageSupported = (): boolean => inLocalStorage((storage) => storage.length) !== undefined;

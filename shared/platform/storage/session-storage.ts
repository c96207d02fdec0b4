/** Returns `undefined` where session storage is full, switched off, or access to it throws. */
export function inSessionStorage<T>(run: (storage: Storage) => T): T | undefined {
  try {
    return run(sessionStorage);
  } catch {
    return undefined;
  }
}

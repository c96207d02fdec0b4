/** Runs functions of the same name one after the other. In this process only: between processes the storage ensures it. */
export function createRunsInOrder() {
  const last = new Map<string, Promise<unknown>>();
  return function runInOrder<T>(name: string, run: () => Promise<T>): Promise<T> {
    const previous = last.get(name) ?? Promise.resolve();
    const current = previous.then(run, run);
    last.set(name, current);
    const cleanUp = () => {
      if (last.get(name) === current) last.delete(name);
    };
    void current.then(cleanUp, cleanUp);
    return current;
  };
}

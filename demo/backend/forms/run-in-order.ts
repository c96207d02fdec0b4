/** One thing at a time per name; of different names, all at once. In this process only: the storage guards the rest. */
export function createRunsInOrder() {
  const last = new Map<string, Promise<unknown>>();
  return function runInOrder<T>(name: string, run: () => Promise<T>): Promise<T> {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(run, run);
    last.set(name, mine);
    const tidy = () => {
      if (last.get(name) === mine) last.delete(name);
    };
    void mine.then(tidy, tidy);
    return mine;
  };
}

/** Of no two timers alike: what is kept from a test before would end one of the next. */
let next = 1e9;

/**
 * Keeps the timers of these lengths (ms) from running until the test lets them; all others run as ever. `restore` gives
 * the page its own functions back.
 */
export function holdTimers(...lengths: readonly number[]) {
  const { setTimeout: realSet, clearTimeout: realClear } = window;
  const held = new Map<number, { readonly ms: number; readonly run: () => void }>();
  window.setTimeout = ((run: () => void, ms = 0) => {
    if (!lengths.includes(ms)) return realSet(run, ms);
    held.set(++next, { ms, run });
    return next;
  }) as typeof setTimeout;
  window.clearTimeout = ((id: number) => {
    if (!held.delete(id)) realClear(id);
  }) as typeof clearTimeout;
  return {
    /** The lengths of those that wait. */
    waiting: () => [...held.values()].map(({ ms }) => ms),
    /** Lets the timers of this length run out. Returns how many there were. */
    runOut(length: number): number {
      const due = [...held].filter(([, { ms }]) => ms === length);
      for (const [id, { run }] of due) {
        held.delete(id);
        run();
      }
      return due.length;
    },
    restore() {
      window.setTimeout = realSet;
      window.clearTimeout = realClear;
    },
  };
}

/**
 * Lets the timers of these lengths (ms) run out at once, for tests of what comes after them; all others run as ever.
 * Returns how to undo it.
 */
export function skipTimers(...lengths: readonly number[]): () => void {
  const { setTimeout: real } = window;
  window.setTimeout = ((run: () => void, ms = 0) => real(run, lengths.includes(ms) ? 0 : ms)) as typeof setTimeout;
  return () => void (window.setTimeout = real);
}

/** Storefront §9. What a page measures under such a name itself is collected like the kit's own. */
export const PREFIX = 'rum-';

/** Runs `run`, and leaves on the browser's own timeline how long it took; the collector finds it there, also later. */
export function measure<T>(name: string, run: () => T): T {
  const start = performance.now();
  try {
    return run();
  } finally {
    performance.measure(PREFIX + name, { start });
  }
}

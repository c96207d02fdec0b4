/** Storefront §9. A page's own measures with this prefix are collected too. */
export const PREFIX = 'rum-';

/** Runs `run` and writes its duration to the browser's performance timeline, where the collector finds it, also later. */
export function measure<T>(name: string, run: () => T): T {
  const start = performance.now();
  try {
    return run();
  } finally {
    performance.measure(PREFIX + name, { start });
  }
}

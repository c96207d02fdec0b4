/** In elements. A limit, because the browser never evicts entries of performance.measure(). */
const MAX_MEASURED = 100;
let measured = 0;

/** Runs `start` and measures how long it took, for the performance collector (storefront §9: names begin with "rum-"). */
export function measureStart(tag: string, start: () => void): void {
  const from = performance.now();
  start();
  if (measured++ < MAX_MEASURED) performance.measure(`rum-${tag}`, { start: from });
}

/** When a page that was rendered ahead was shown, in ms on the browser's timeline; 0 for every other page. */
export const activationStart = (): number =>
  (performance.getEntriesByType('navigation')[0] as { activationStart?: number } | undefined)?.activationStart ?? 0;

/** Such a page begins for its visitor when it is shown: what was ready by then took no time. */
export const sinceActivation = (ms: number): number => Math.max(ms - activationStart(), 0);

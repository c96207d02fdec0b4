import type { LayoutShift } from './observe.js';

/** web.dev/cls: shifts less than a second apart belong to one session window, which lasts at most five seconds. */
const MAX_GAP_MS = 1000;
const MAX_WINDOW_MS = 5000;
/** web.dev/inp: for every 50 interactions the slowest one is ignored. */
const PER_OUTLIER = 50;

/** Cumulative Layout Shift: the sum of the worst session window. Pure. */
export function createShiftWindow() {
  let [first, last, sum, worst] = [-Infinity, -Infinity, 0, 0];
  return {
    add({ value, hadRecentInput, startTime }: Pick<LayoutShift, 'value' | 'hadRecentInput' | 'startTime'>) {
      if (hadRecentInput) return;
      if (startTime - last >= MAX_GAP_MS || startTime - first >= MAX_WINDOW_MS) [first, sum] = [startTime, 0];
      last = startTime;
      sum += value;
      worst = Math.max(worst, sum);
    },
    worst: () => worst,
  };
}

/** All interactions with the page, where the browser counts them: includes those below the reporting threshold. */
const countOfPage = () => (performance as { interactionCount?: number }).interactionCount ?? 0;

/** Interaction to Next Paint. One tap is several events with one id; the longest of them counts. */
export function createInteractions(count: () => number = countOfPage) {
  const durations = new Map<number, number>();
  return {
    add({ interactionId, duration }: { interactionId?: number; duration: number }) {
      if (!interactionId) return;
      durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
    },
    /** In ms; `undefined` when there was no interaction. */
    slowest(): number | undefined {
      const sorted = [...durations.values()].sort((one, other) => other - one);
      const outliers = Math.floor(Math.max(count(), durations.size) / PER_OUTLIER);
      return sorted[Math.min(outliers, sorted.length - 1)];
    },
  };
}

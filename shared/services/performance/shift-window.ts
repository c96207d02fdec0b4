import type { LayoutShift } from './observe-shifts.js';

/** web.dev/cls: shifts less than a second apart are one window, which ends after five. */
const MAX_GAP_MS = 1000;
const MAX_WINDOW_MS = 5000;

/** Cumulative Layout Shift: the sum of the worst window. Pure. */
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

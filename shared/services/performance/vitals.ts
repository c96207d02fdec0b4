import { ofDocument } from '../../platform/page/script-global.js';
import { activationStart, sinceActivation } from './activation.js';
import { type LayoutShift, observe } from './observe.js';

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

type VitalName = 'ttfb' | 'fcp' | 'lcp' | 'cls' | 'inp';
/**
 * A source of web vitals: reports each at most once, some of them only when the returned function is called. An adapter
 * of the library `web-vitals` fits as well.
 */
export type Vitals = (report: (name: VitalName, value: number) => void) => () => void;

/** Shorter interactions feel immediate. The lowest threshold that browsers allow is 16. */
const MIN_INTERACTION_MS = 40;

/** The five vitals of web.dev/vitals, in ms (CLS without a unit), without those that the browser does not support. */
export const observeVitals: Vitals = (report) => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && navigation.responseStart > 0) report('ttfb', sinceActivation(navigation.responseStart));
  // A page that is hidden at its start is painted when the visitor opens the tab: its paint times mean nothing.
  if (ofDocument('visibilityState') === 'hidden') return () => {};

  let largest: PerformanceEntry | undefined;
  const shifts = createShiftWindow();
  const interactions = createInteractions();
  const addEvent = (entry: PerformanceEventTiming) => interactions.add(entry);
  const supportsInteractionIds = 'interactionId' in (globalThis.PerformanceEventTiming?.prototype ?? {});

  const shiftObservation = observe<LayoutShift>('layout-shift', (entry) => {
    if (entry.startTime >= activationStart()) shifts.add(entry);
  });
  const observations = [
    shiftObservation,
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') report('fcp', sinceActivation(startTime));
    }),
    observe('largest-contentful-paint', (entry) => (largest = entry)),
    ...(supportsInteractionIds
      ? [observe('event', addEvent, { durationThreshold: MIN_INTERACTION_MS }), observe('first-input', addEvent)]
      : []),
  ];
  return () => {
    for (const each of observations) {
      each?.catchUp();
      each?.end();
    }
    if (largest) report('lcp', sinceActivation(largest.startTime));
    if (shiftObservation) report('cls', shifts.worst());
    const slowest = interactions.slowest();
    if (slowest !== undefined) report('inp', slowest);
  };
};

import { createInteractions } from './interactions.js';
import { observe } from './observe.js';
import type { LayoutShift } from './observe-shifts.js';
import { createShiftWindow } from './shift-window.js';

export type VitalName = 'ttfb' | 'fcp' | 'lcp' | 'cls' | 'inp';
/**
 * A source of web vitals: reports each at most once, some of them only when the returned function ends it. An adapter
 * of the library `web-vitals` fits as well.
 */
export type Vitals = (report: (name: VitalName, value: number) => void) => () => void;

/** Shorter ones are no interaction that anybody waits for; the least that browsers allow is 16. */
const MIN_INTERACTION_MS = 40;

/** The five of web.dev/vitals, as the browser tells them; those that it does not know are left out. */
export const observeVitals: Vitals = (report) => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page that was rendered ahead begins for its visitor when it is shown.
  const shown = (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0;
  const since = (ms: number) => Math.max(ms - shown, 0);
  if (navigation && navigation.responseStart > 0) report('ttfb', since(navigation.responseStart));
  // What a hidden page paints, it paints when it is looked at: that says nothing.
  if (document.visibilityState === 'hidden') return () => {};

  let largest: PerformanceEntry | undefined;
  const shifts = createShiftWindow();
  const interactions = createInteractions();
  const addEvent = (entry: PerformanceEventTiming) => interactions.add(entry);
  const knowsIds = 'interactionId' in (globalThis.PerformanceEventTiming?.prototype ?? {});

  const shiftsSeen = observe<LayoutShift>('layout-shift', (entry) => shifts.add(entry));
  const observations = [
    shiftsSeen,
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') report('fcp', since(startTime));
    }),
    observe('largest-contentful-paint', (entry) => (largest = entry)),
    ...(knowsIds
      ? [observe('event', addEvent, { durationThreshold: MIN_INTERACTION_MS }), observe('first-input', addEvent)]
      : []),
  ];
  return () => {
    for (const each of observations) {
      each?.catchUp();
      each?.end();
    }
    if (largest) report('lcp', since(largest.startTime));
    if (shiftsSeen) report('cls', shifts.worst());
    const slowest = interactions.slowest();
    if (slowest !== undefined) report('inp', slowest);
  };
};

import { activationStart, sinceActivation } from './activation.js';
import { observe, type LayoutShift } from './observe.js';
import { createInteractions, createShiftWindow } from './vital-scores.js';
import { ofDocument } from '../../platform/page/script-global.js';

export type VitalName = 'ttfb' | 'fcp' | 'lcp' | 'cls' | 'inp';
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

import { recordError } from '../errors/error-reporter.js';
import { startOnce } from '../runtime/start-once.js';
import { pageClock } from '../../platform/timing/clock.js';
import { createCollector, type CollectorOptions } from './create-collector.js';
import { observeVitals } from './vitals.js';

/**
 * Measures how fast the page and its blocks are and sends the results to the site's server (storefront §7, §9), until
 * the returned function is called. One collector serves the page: a second start changes nothing.
 */
export const startPerformance = (options: Partial<CollectorOptions> = {}): (() => void) =>
  startOnce('performance', () =>
    createCollector({ clock: pageClock, page: window, vitals: observeVitals, onError: recordError, ...options }),
  );

import { createErrorReporter, type ErrorReporter, type ErrorReporterOptions } from './create-error-reporter.js';
import type { CustomData } from './error-report.js';
import { runningService, startOnce } from '../runtime/start-once.js';

const NAME = 'errors';

/**
 * Tells the site's server of errors in the kit's files and of `sq-error` events (storefront §3, §7, §9), until the
 * returned function is called. One reporter serves the page: a second start changes nothing.
 */
export const startErrorReporter = (options: ErrorReporterOptions = {}): (() => void) =>
  startOnce(NAME, () => createErrorReporter(options));

/** Reports an error that has been caught; without a running reporter nothing happens. Never throws. */
export const recordError = (error: unknown, custom?: Partial<CustomData>): void =>
  runningService<ErrorReporter>(NAME)?.record(error, custom);

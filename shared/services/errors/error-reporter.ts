import { pageClock, type Clock } from '../../platform/timing/clock.js';
import { whenHidden } from '../../platform/timing/when-hidden.js';
import { runningService, startOnce } from '../runtime/start-once.js';
import { blockOfElement, blockOfStack } from './attribute-error.js';
import { readErrorDetails, type ErrorDetails } from './error-details.js';
import { toErrorReport, type CustomData } from './error-report.js';
import { isOfExtension, isReportable } from './is-reportable.js';
import { createReportQueue } from './report-queue.js';
import { sendLastReports, sendReports } from './send-reports.js';

const NAME = 'errors';
/** Errors come in bursts: one request has all of them. */
const DEBOUNCE_MS = 1000;

interface ErrorReporterOptions {
  clock?: Clock;
  /** Target of the listeners for errors and for the end of the page. Default: the window. */
  page?: EventTarget;
  /** Whether errors of the site's own scripts are left out. Default `false`. */
  kitOnly?: boolean;
}
interface ErrorReporter {
  /** Reports an error that was caught elsewhere. */
  record(error: unknown, custom?: Partial<CustomData>): void;
  /** Ends the listeners; waiting reports are not sent. */
  stop(): void;
}

/** The reporter must never throw, even when reading the thrown value throws again. */
function ignoreErrors(run: () => void): void {
  try {
    run();
  } catch {
    // reporting the reporter's own error could go on for ever
  }
}

function createErrorReporter({
  clock = pageClock,
  page = window,
  kitOnly = false,
}: ErrorReporterOptions): ErrorReporter {
  const stopped = new AbortController();
  const queue = createReportQueue();
  let cancel = () => {};

  function flush(send: typeof sendLastReports | typeof sendReports) {
    cancel();
    const reports = queue.take();
    if (reports.length > 0) void send(reports);
  }
  function add(details: ErrorDetails, custom: Partial<CustomData>) {
    if (isOfExtension(details)) return;
    const block = custom.block ?? blockOfStack(details.stack);
    const report = toErrorReport(details, { ...(block && { block }), ...custom, count: 1 }, clock.now());
    // Only a new report restarts the wait: an error in every frame would postpone the sending for ever.
    if (!queue.add(report)) return;
    cancel();
    cancel = clock.after(DEBOUNCE_MS, () => ignoreErrors(() => flush(sendReports)));
  }
  const listen = (type: string, handle: (event: never) => void) =>
    page.addEventListener(type, (event) => ignoreErrors(() => handle(event as never)), { signal: stopped.signal });
  const handleError = (event: ErrorEvent & PromiseRejectionEvent) => {
    const details = readErrorDetails(event.error ?? event.reason, event);
    if (isReportable(details, { kitOnly })) add(details, {});
  };

  listen('error', handleError);
  listen('unhandledrejection', handleError);
  listen('sq-error', (event: CustomEvent<{ error: unknown; phase: string }>) => {
    const { error, phase } = event.detail;
    // Outside of a shadow root `target` is the host; the path contains the block itself.
    const [source] = event.composedPath() as Element[];
    add(readErrorDetails(error), { block: blockOfElement(source!), phase });
  });
  whenHidden(() => ignoreErrors(() => flush(sendLastReports)), page, stopped.signal);

  return {
    record: (error, custom = {}) => ignoreErrors(() => add(readErrorDetails(error), custom)),
    stop() {
      stopped.abort();
      cancel();
    },
  };
}

/**
 * Reports errors of the kit and of the site's own scripts, and `sq-error` events, to the site's server (storefront §3, §7, §9), until the
 * returned function is called. One reporter serves the page: a second start changes nothing.
 */
export const startErrorReporter = (options: ErrorReporterOptions = {}): (() => void) =>
  startOnce(NAME, () => createErrorReporter(options));

/** Reports an error that was caught; does nothing while no reporter runs. Never throws. */
export const recordError = (error: unknown, custom?: Partial<CustomData>): void =>
  runningService<ErrorReporter>(NAME)?.record(error, custom);

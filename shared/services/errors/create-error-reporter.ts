import { pageClock, type Clock } from '../../platform/timing/clock.js';
import { blameElement, blameStack } from './blame-block.js';
import { toErrorReport, type CustomData } from './error-report.js';
import { readFault, type Fault } from './fault.js';
import { isOfExtension, isReportable } from './is-reportable.js';
import { createReportQueue } from './report-queue.js';
import { sendLastReports, sendReports } from './send-reports.js';
import { whenHidden } from '../../platform/timing/when-hidden.js';

/** Storefront §9. */
const DEBOUNCE_MS = 1000;

export interface ErrorReporterOptions {
  clock?: Clock;
  /** Where errors and the end of the page are heard. Default: the window. */
  page?: EventTarget;
}
export interface ErrorReporter {
  /** Reports an error that somebody has caught. */
  record(error: unknown, custom?: Partial<CustomData>): void;
  /** Listens no more; what waits is not sent. */
  stop(): void;
}

/** Whatever was thrown may throw again when it is looked at. What is wrong in here stays in here. */
function safely(run: () => void): void {
  try {
    run();
  } catch {
    // an error of the reporter's would be the next to report
  }
}

export function createErrorReporter({ clock = pageClock, page = window }: ErrorReporterOptions): ErrorReporter {
  const stopped = new AbortController();
  const queue = createReportQueue();
  let cancel = () => {};

  function flush(send: typeof sendLastReports | typeof sendReports) {
    cancel();
    const reports = queue.take();
    if (reports.length > 0) void send(reports);
  }
  function add(fault: Fault, custom: Partial<CustomData>) {
    if (isOfExtension(fault)) return;
    const block = custom.block ?? blameStack(fault.stack);
    const report = toErrorReport(fault, { ...(block && { block }), ...custom, count: 1 }, clock.now());
    // Only a new report starts the wait again: an error in every frame would put it off for ever.
    if (!queue.add(report)) return;
    cancel();
    cancel = clock.after(DEBOUNCE_MS, () => safely(() => flush(sendReports)));
  }
  const listen = (type: string, hear: (event: never) => void) =>
    page.addEventListener(type, (event) => safely(() => hear(event as never)), { signal: stopped.signal });
  const hear = (event: ErrorEvent & PromiseRejectionEvent) => {
    const fault = readFault(event.error ?? event.reason, event);
    if (isReportable(fault)) add(fault, {});
  };

  listen('error', hear);
  listen('unhandledrejection', hear);
  listen('sq-error', (event: CustomEvent<{ error: unknown; phase: string }>) => {
    const { error, phase } = event.detail;
    // Events are retargeted on their way out of a shadow root: the path still knows.
    const [source] = event.composedPath();
    add(readFault(error), { block: blameElement(source as Element), phase });
  });
  whenHidden(() => safely(() => flush(sendLastReports)), page, stopped.signal);

  return {
    record: (error, custom = {}) => safely(() => add(readFault(error), custom)),
    stop() {
      stopped.abort();
      cancel();
    },
  };
}
